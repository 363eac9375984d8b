import { defineSettings } from '../../define/define-settings.ts';
import type { EmailCouponProps } from './email-coupon.definition.ts';

/** Settings of a coupon. */
export const emailCouponSettings = defineSettings<EmailCouponProps>([
  {
    kind: 'text',
    prop: 'code',
    label: 'Code',
    placeholder: 'SPRING26',
    help: 'As in the list of coupons of your shop.',
  },
  { kind: 'text', prop: 'title', label: 'Above the code' },
  { kind: 'text', prop: 'note', label: 'Below the code', placeholder: 'Valid until May 31' },
  { kind: 'color', prop: 'backgroundColor', label: 'Background' },
  { kind: 'color', prop: 'textColor', label: 'Text color' },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
