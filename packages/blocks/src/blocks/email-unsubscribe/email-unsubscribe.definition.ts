import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { FULL_WIDTH_EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS } from '../../email/email-layout.ts';

/** Font sizes of the unsubscribe link, px. */
export const UNSUBSCRIBE_SIZES = [8, 12, 16, 20, 24, 28] as const;

const shape = object({
  /** Why the recipient gets the email; '' for nothing. */
  note: string().max(500).defined(),
  /** Text of the link. */
  text: string().max(100).defined(),
  fontSize: number().oneOf(UNSUBSCRIBE_SIZES).required(),
  color: string().max(80).defined(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailUnsubscribeProps = InferType<typeof shape>;

/** The link to unsubscribe. */
export const emailUnsubscribeDefinition = defineBlock({
  ...FULL_WIDTH_EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailUnsubscribe',
  label: 'Unsubscribe',
  description: 'The link readers use to unsubscribe. Every campaign needs one.',
  icon: 'mail-off',
  aliases: ['Unsubscribe'],
  shape,
  defaults: {
    note: 'You are receiving this email because you signed up on our site.',
    text: 'Unsubscribe',
    fontSize: 12,
    color: '#596273',
    align: 'center',
    space: 8,
  },
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text', isFinal: true }],
});
