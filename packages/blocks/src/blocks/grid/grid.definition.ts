import { GRID_LIMITS } from '@org/schema';
import { array, type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const tracks = () =>
  array(number().min(0).max(GRID_LIMITS.maxShare).required()).min(1).max(GRID_LIMITS.columns);
const height = () => number().min(0).max(GRID_LIMITS.rowHeight).optional();

const shape = object({
  /**
   * Columns per device: each has a share of the width, or 0 to fit its content. A tablet has those of desktop, and a phone has one
   * column.
   */
  tracks: object({
    desktop: tracks().required(),
    tablet: tracks().optional(),
    mobile: tracks().optional(),
  }).required(),
  /** Minimum height of rows per device, px. Narrow devices have that of desktop. */
  rowHeights: object({ desktop: height(), tablet: height(), mobile: height() }).required(),
});
/** Props of the block "Grid". */
export type GridProps = InferType<typeof shape>;

/** Columns in tracks, each over one or several columns and rows of the grid. */
export const gridDefinition = defineBlock({
  type: 'Grid',
  label: 'Grid',
  description: 'Columns and rows of any size. What is in it can span several of both.',
  category: 'layout',
  icon: 'layout-dashboard',
  shape,
  defaults: { tracks: { desktop: [1, 1, 1] }, rowHeights: {} },
  canvas: true,
  rules: {
    parents: ['Column', 'Container', 'AccordionItem', 'TabPanel', 'Slide', 'CollectionItem'],
    children: ['Column'],
    min: 1,
    max: 48,
  },
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: [{ type: 'Column' }, { type: 'Column' }, { type: 'Column' }],
});
