import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_CONTENT } from '../../email/email-content.ts';

const shape = object({
  /** px */
  height: number().integer().min(4).max(200).required(),
});
export type EmailSpacerProps = InferType<typeof shape>;

/** Empty space in an email. */
export const emailSpacerDefinition = defineBlock({
  ...EMAIL_CONTENT,
  targets: ['email'],
  type: 'EmailSpacer',
  label: 'Email spacer',
  description: 'Empty space between two blocks of the email.',
  icon: 'spacing-vertical',
  shape,
  defaults: { height: 32 },
});
