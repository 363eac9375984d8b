import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import type { EmailFooterProps } from './email-footer.definition.ts';

/** Settings of an email footer. */
export const emailFooterSettings = defineSettings<EmailFooterProps>([
  { kind: 'text', prop: 'name', label: 'Name' },
  {
    kind: 'textarea',
    prop: 'address',
    label: 'Postal address',
    help: 'Many countries require it in advertising.',
  },
  {
    kind: 'textarea',
    prop: 'note',
    label: 'Reason for the email',
    placeholder: 'You are receiving this email because…',
  },
  { kind: 'text', prop: 'text', label: 'Link text', placeholder: 'Unsubscribe' },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 10, max: 20, step: 1, unit: 'px' },
  { kind: 'color', prop: 'color', label: 'Color' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
