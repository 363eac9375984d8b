import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Number of columns, always equal to the number of its children. */
  columns: number().integer().min(1).max(12).required(),
});
/** Props of the block "Row". */
export type RowProps = InferType<typeof shape>;

/** Columns side by side within a column or container. */
export const rowDefinition = defineBlock({
  type: 'Row',
  label: 'Row',
  description: 'Columns side by side, within a column or a container.',
  category: 'layout',
  icon: 'columns',
  shape,
  defaults: { columns: 2 },
  canvas: true,
  rules: {
    parents: ['Column', 'Container', 'AccordionItem', 'TabPanel', 'Slide', 'CollectionItem'],
    children: ['Column'],
    min: 1,
    max: 12,
  },
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: [{ type: 'Column' }, { type: 'Column' }],
});
