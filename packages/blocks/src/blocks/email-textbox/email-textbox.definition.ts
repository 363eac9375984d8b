import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS } from '../../email/email-layout.ts';

const shape = object({
  /** Guarded markup: paragraphs, headings, lists, links and marks. */
  html: string().max(100_000).defined(),
  /** '' inherits the color of the surrounding text. */
  color: string().max(80).defined(),
  /** px */
  fontSize: number().integer().min(10).max(40).required(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailTextboxProps = InferType<typeof shape>;

/** Formatted text of an email. */
export const emailTextboxDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailTextbox',
  label: 'Email text box',
  description: 'Formatted text. {{first_name|there}} is replaced with the reader’s first name.',
  icon: 'text-wrap',
  shape,
  defaults: {
    html: '<h2>Good news, {{first_name|friends}}</h2><p>Say in two sentences what is new, and why it is worth a visit. People read mails on the way: the first line decides.</p>',
    color: '',
    fontSize: 16,
    align: 'start',
    space: 8,
  },
  inlineText: [{ prop: 'html', kind: 'markup', part: 'text' }],
});
