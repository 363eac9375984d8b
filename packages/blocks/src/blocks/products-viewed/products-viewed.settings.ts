import { defineSettings } from '../../define/define-settings.ts';
import { MAX_VIEWED } from '../../shop-data/viewed.ts';
import { MAX_VIEWED_PER_ROW, type ProductsViewedProps } from './products-viewed.definition.ts';

/** Settings of the recently viewed products. */
export const productsViewedSettings = defineSettings<ProductsViewedProps>([
  { kind: 'text', prop: 'title', label: 'Title' },
  { kind: 'slider', prop: 'most', label: 'At most', min: 1, max: MAX_VIEWED, step: 1 },
  { kind: 'slider', prop: 'perRow', label: 'Per row', min: 1, max: MAX_VIEWED_PER_ROW, step: 1 },
]);
