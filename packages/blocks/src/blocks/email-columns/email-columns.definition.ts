import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { FULL_WIDTH_EMAIL_CONTENT } from '../../email/email-content.ts';
import { MAX_EMAIL_COLUMNS, VERTICAL_ALIGNS } from '../../email/email-layout.ts';

const shape = object({
  /** Number of columns: the editor adds and removes children to match. */
  columns: number().integer().min(1).max(MAX_EMAIL_COLUMNS).required(),
  /** px between the columns. */
  gap: number().integer().min(0).max(60).required(),
  verticalAlign: string().oneOf(VERTICAL_ALIGNS).required(),
  /** True places the columns one below the other on phones. */
  stack: boolean().required(),
  /** px above and below them. */
  space: number().integer().min(0).max(80).required(),
});
export type EmailColumnsProps = InferType<typeof shape>;

/** Columns side by side in an email. */
export const emailColumnsDefinition = defineBlock({
  ...FULL_WIDTH_EMAIL_CONTENT,
  type: 'EmailColumns',
  label: 'Email columns',
  description: 'Two to four columns side by side, one below the other on phones.',
  icon: 'columns',
  targets: ['email'],
  shape,
  defaults: { columns: 2, gap: 24, verticalAlign: 'top', stack: true, space: 8 },
  canvas: true,
  rules: {
    parents: ['EmailContainer'],
    children: ['EmailColumn'],
    min: 1,
    max: MAX_EMAIL_COLUMNS,
  },
  partsFollow: { prop: 'columns', type: 'EmailColumn' },
  children: [{ type: 'EmailColumn' }, { type: 'EmailColumn' }],
});
