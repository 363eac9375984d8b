import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { EMAIL_COLUMN_TYPES } from '../../email/email-content.ts';

const shape = object({
  /** '' for transparent. */
  backgroundColor: string().max(80).defined(),
  /** px around its content. */
  padding: number().integer().min(0).max(60).required(),
  /** px */
  borderRadius: number().integer().min(0).max(40).required(),
});
export type EmailColumnProps = InferType<typeof shape>;

/** One of the columns side by side in an email. */
export const emailColumnDefinition = defineBlock({
  type: 'EmailColumn',
  label: 'Email column',
  description: 'One of the columns of an email. Holds blocks, one below the other.',
  category: 'email',
  icon: 'layout-sidebar',
  targets: ['email'],
  shape,
  defaults: { backgroundColor: '', padding: 0, borderRadius: 0 },
  canvas: true,
  internal: true,
  rules: { parents: ['EmailColumns'], children: EMAIL_COLUMN_TYPES },
  groups: [],
});
