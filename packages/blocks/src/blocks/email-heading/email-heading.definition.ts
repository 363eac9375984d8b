import { FONT_WEIGHTS } from '@org/schema';
import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS } from '../../email/email-layout.ts';

/** Levels of headings. */
export const EMAIL_HEADING_LEVELS = [1, 2, 3] as const;

const shape = object({
  text: string().max(300).defined(),
  level: number().oneOf(EMAIL_HEADING_LEVELS).required(),
  /** px */
  fontSize: number().integer().min(14).max(60).required(),
  fontWeight: number().oneOf(FONT_WEIGHTS).required(),
  /** '' inherits the email's color. */
  color: string().max(80).defined(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailHeadingProps = InferType<typeof shape>;

/** A heading of an email. */
export const emailHeadingDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailHeading',
  label: 'Email heading',
  description: 'A heading of the email, in one of three levels.',
  icon: 'heading',
  shape,
  defaults: {
    text: 'A heading',
    level: 1,
    fontSize: 30,
    fontWeight: 700,
    color: '',
    align: 'start',
    space: 8,
  },
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
});
