import { defineSettings } from '../../define/define-settings.ts';
import type { ProductSearchProps } from './product-search.definition.ts';

/** Settings of a product search. */
export const productSearchSettings = defineSettings<ProductSearchProps>([
  { kind: 'text', prop: 'placeholder', label: 'Placeholder', placeholder: 'Search products' },
  { kind: 'text', prop: 'buttonText', label: 'Button', placeholder: 'Search' },
]);
