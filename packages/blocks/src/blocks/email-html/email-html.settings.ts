import { defineSettings } from '../../define/define-settings.ts';
import type { EmailHtmlProps } from './email-html.definition.ts';

/** Settings of HTML in an email. */
export const emailHtmlSettings = defineSettings<EmailHtmlProps>([
  {
    kind: 'textarea',
    prop: 'html',
    label: 'HTML',
    placeholder: '<table><tr><td>Monday</td><td>9 to 17</td></tr></table>',
    help: 'Use inline styles. Scripts, forms, style sheets and embedded pages are left out.',
  },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
