import { defineSettings } from '../../define/define-settings.ts';
import { EMAIL_FONTS } from '../../email/email-layout.ts';
import type { EmailWrapperProps } from './email-wrapper.definition.ts';

/** Settings of an email. */
export const emailWrapperSettings = defineSettings<EmailWrapperProps>([
  { kind: 'color', prop: 'backgroundColor', label: 'Background' },
  { kind: 'color', prop: 'textColor', label: 'Text color' },
  { kind: 'color', prop: 'linkColor', label: 'Link color' },
  {
    kind: 'select',
    prop: 'fontFamily',
    label: 'Font',
    options: EMAIL_FONTS.map((font) => ({ value: font, label: font })),
    help: 'Fonts installed on most computers. Emails cannot include other fonts.',
  },
  { kind: 'slider', prop: 'paddingY', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
