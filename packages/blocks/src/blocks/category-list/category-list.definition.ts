import { array, type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Maximum number of individually chosen categories. */
export const MAX_CHOSEN_CATEGORIES = 50;

const shape = object({
  /** Chosen categories in the order of the shop; empty for all. */
  categoryIds: array(number().integer().min(1).required()).max(MAX_CHOSEN_CATEGORIES).required(),
});
export type CategoryListProps = InferType<typeof shape>;

/** The categories of the shop. */
export const categoryListDefinition = defineBlock({
  type: 'CategoryList',
  label: 'Category list',
  description: 'The categories of your shop, linked to their products.',
  category: 'commerce',
  icon: 'folders',
  shape,
  defaults: { categoryIds: [] },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
});
