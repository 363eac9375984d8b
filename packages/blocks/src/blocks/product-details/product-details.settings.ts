import { defineSettings } from '../../define/define-settings.ts';
import type { ProductDetailsProps } from './product-details.definition.ts';

/** Settings of a product's details. */
export const productDetailsSettings = defineSettings<ProductDetailsProps>([
  {
    kind: 'records',
    of: 'products',
    prop: 'product',
    label: 'Product',
    max: 1,
    help: 'Leave empty to show the product of the current page.',
  },
]);
