import { defineSettings } from '../../define/define-settings.ts';
import type { ColumnProps } from './column.definition.ts';

/** Settings of a column. */
export const columnSettings = defineSettings<ColumnProps>([
  {
    kind: 'number',
    prop: 'span',
    label: 'Span',
    min: 0,
    max: 12,
    step: 1,
    unit: '/ 12',
    help: 'Width in twelfths of the row. 0 shares the remaining space with the other columns.',
  },
]);
