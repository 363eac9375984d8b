import { defineSettings } from '../../define/define-settings.ts';
import type { SingleProductProps } from './single-product.definition.ts';

/** Settings of a single product. */
export const singleProductSettings = defineSettings<SingleProductProps>([
  { kind: 'records', of: 'products', prop: 'product', label: 'Product', max: 1 },
  { kind: 'toggle', prop: 'showCategories', label: 'Categories' },
  { kind: 'toggle', prop: 'showViewDetailsButton', label: 'View details' },
]);
