import { GRID_LIMITS } from '@org/schema';
import { defineSettings } from '../../define/define-settings.ts';
import type { GridProps } from './grid.definition.ts';

/** Settings of a grid. */
export const gridSettings = defineSettings<GridProps>([
  {
    kind: 'tracks',
    prop: 'tracks',
    label: 'Columns',
    max: GRID_LIMITS.columns,
    help: 'Shares of the width. An empty one fits what is in it.',
  },
  {
    kind: 'deviceNumber',
    prop: 'rowHeights',
    label: 'Minimum row height',
    min: 0,
    max: GRID_LIMITS.rowHeight,
    step: 1,
    unit: 'px',
    help: 'The gap and the alignment are under Style.',
  },
]);
