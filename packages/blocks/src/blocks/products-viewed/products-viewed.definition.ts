import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { MAX_VIEWED } from '../../shop-data/viewed.ts';

/** Maximum number of products per row on a large screen. */
export const MAX_VIEWED_PER_ROW = 6;

const shape = object({
  title: string().max(120).defined(),
  /** Maximum number of products. */
  most: number().integer().min(1).max(MAX_VIEWED).required(),
  perRow: number().integer().min(1).max(MAX_VIEWED_PER_ROW).required(),
});
export type ProductsViewedProps = InferType<typeof shape>;

/** Recently viewed products; empty for visitors who have viewed none, or have scripts disabled. */
export const productsViewedDefinition = defineBlock({
  type: 'ProductsViewed',
  label: 'Recently viewed',
  description: 'The products the visitor viewed most recently.',
  category: 'commerce',
  icon: 'history',
  shape,
  defaults: { title: 'Recently viewed', most: 4, perRow: 4 },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  inlineText: [{ prop: 'title', kind: 'plain', part: 'title' }],
  // Its cards and rows are those of a product list.
  usesStylesOf: ['SingleProduct', 'ProductList'],
});
