import { defineBlock } from '../../define/define-block.ts';
import { NEW_PRODUCT_LIST } from './product-list-defaults.ts';
import { productListShape } from './product-list-shape.ts';

/** Products of the shop with search, filters and sorting. */
export const productListDefinition = defineBlock({
  type: 'ProductList',
  label: 'Product list',
  description: 'Products of your shop as cards, with search, filters and sorting.',
  category: 'commerce',
  icon: 'layout-grid',
  shape: productListShape,
  defaults: NEW_PRODUCT_LIST,
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  // For its cards, and its button that loads more products.
  usesStylesOf: ['SingleProduct', 'Button'],
});
