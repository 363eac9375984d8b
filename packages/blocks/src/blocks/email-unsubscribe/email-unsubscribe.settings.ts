import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { type EmailUnsubscribeProps, UNSUBSCRIBE_SIZES } from './email-unsubscribe.definition.ts';

/** Settings of the unsubscribe link. */
export const emailUnsubscribeSettings = defineSettings<EmailUnsubscribeProps>([
  {
    kind: 'textarea',
    prop: 'note',
    label: 'Reason for the email',
    placeholder: 'You are receiving this email because…',
  },
  { kind: 'text', prop: 'text', label: 'Link text', placeholder: 'Unsubscribe' },
  {
    kind: 'select',
    prop: 'fontSize',
    label: 'Size',
    options: UNSUBSCRIBE_SIZES.map((size) => ({ value: size, label: `${size} px` })),
  },
  { kind: 'color', prop: 'color', label: 'Color' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
