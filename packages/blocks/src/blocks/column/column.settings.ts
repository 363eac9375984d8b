import { defineSettings } from '../../define/define-settings.ts';
import type { ColumnProps } from './column.definition.ts';

/** Settings of a column. */
export const columnSettings = defineSettings<ColumnProps>([
  {
    kind: 'span',
    prop: 'span',
    label: 'Width',
    also: { devices: 'spans' },
    within: ['Section', 'Row'],
    help: 'In twelfths of the row. Empty shares the remaining space with the other columns.',
  },
  { kind: 'cell', prop: 'cells', label: 'Cell of the grid', within: ['Grid'] },
]);
