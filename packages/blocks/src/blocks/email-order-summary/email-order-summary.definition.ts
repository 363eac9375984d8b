import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';

const shape = object({
  /** Text about what happened, such as the delivery address or the tracking number. */
  showText: boolean().required(),
  /** Items and totals. */
  showItems: boolean().required(),
  /** Button that opens the record. */
  showButton: boolean().required(),
  buttonColor: string().max(80).defined(),
  buttonTextColor: string().max(80).defined(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailOrderSummaryProps = InferType<typeof shape>;

/** The record that a notification is about, such as an order, a task or a form. */
export const emailOrderSummaryDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailOrderSummary',
  label: 'Order summary',
  description:
    'What a notification is about, such as an order, a task or a form: text, items with prices, button.',
  icon: 'receipt',
  showsRecord: true,
  shape,
  defaults: {
    showText: true,
    showItems: true,
    showButton: true,
    buttonColor: '#1f2937',
    buttonTextColor: '#ffffff',
    space: 8,
  },
});
