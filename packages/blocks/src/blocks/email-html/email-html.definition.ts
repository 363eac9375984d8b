import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';

const shape = object({
  /** HTML of the author. Everything that email clients do not show, and everything that could run, is left out of the email. */
  html: string().max(50_000).defined(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailHtmlProps = InferType<typeof shape>;

/** HTML of an author in an email. */
export const emailHtmlDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailHtml',
  label: 'Email HTML',
  description: 'HTML from another program, such as a table or a signature.',
  icon: 'code',
  shape,
  defaults: { html: '', space: 8 },
});
