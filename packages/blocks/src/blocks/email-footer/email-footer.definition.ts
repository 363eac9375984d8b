import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { FULL_WIDTH_EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS } from '../../email/email-layout.ts';

const shape = object({
  /** Name of the sender. */
  name: string().max(120).defined(),
  /** Postal address of the sender, which many countries require; may have several lines. */
  address: string().max(500).defined(),
  /** Why the recipient gets the email. */
  note: string().max(500).defined(),
  /** Text of the link to unsubscribe. */
  text: string().max(100).defined(),
  /** px */
  fontSize: number().integer().min(10).max(20).required(),
  color: string().max(80).defined(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailFooterProps = InferType<typeof shape>;

/** The sender's name and address, with the link to unsubscribe. */
export const emailFooterDefinition = defineBlock({
  ...FULL_WIDTH_EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailFooter',
  label: 'Email footer',
  description: 'Your name and postal address, and the link to unsubscribe.',
  icon: 'box-align-bottom',
  shape,
  defaults: {
    name: '{{company_name}}',
    address: '',
    note: 'You are receiving this email because you signed up on our site.',
    text: 'Unsubscribe',
    fontSize: 12,
    color: '#596273',
    align: 'center',
    space: 16,
  },
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text', isFinal: true }],
});
