import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';
import { EMAIL_ALIGNS } from '../../email/email-layout.ts';

/** Styles of lines. */
export const LINE_STYLES = ['solid', 'dashed', 'dotted'] as const;

const shape = object({
  color: string().max(80).defined(),
  /** px */
  thickness: number().integer().min(1).max(10).required(),
  /** Percent of the column. */
  width: number().integer().min(10).max(100).required(),
  lineStyle: string().oneOf(LINE_STYLES).required(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailDividerProps = InferType<typeof shape>;

/** A line between parts of an email. */
export const emailDividerDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailDivider',
  label: 'Email divider',
  description: 'A line between two parts of the email.',
  icon: 'separator-horizontal',
  shape,
  defaults: {
    color: '#d5d9e0',
    thickness: 1,
    width: 100,
    lineStyle: 'solid',
    align: 'center',
    space: 16,
  },
});
