import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';

const shape = object({
  /** Code of a coupon of the shop; '' shows nothing. */
  code: string().max(60).defined(),
  /** Text above the code, such as the discount. */
  title: string().max(200).defined(),
  /** Text below the code, such as until when it is valid. */
  note: string().max(300).defined(),
  backgroundColor: string().max(80).defined(),
  textColor: string().max(80).defined(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailCouponProps = InferType<typeof shape>;

/** A coupon with its code. */
export const emailCouponDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailCoupon',
  label: 'Coupon',
  description: 'The code of a coupon of your shop, with what it gives and until when.',
  icon: 'ticket',
  shape,
  defaults: {
    code: '',
    title: '10% off your next order',
    note: '',
    backgroundColor: '#fdf6e7',
    textColor: '#5c3b00',
    space: 16,
  },
});
