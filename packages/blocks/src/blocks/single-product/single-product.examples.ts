import { defineExamples } from '../../define/define-examples.ts';
import { SAMPLE_PRODUCTS, sampleProduct, sampleShop } from '../../samples/sample-products.ts';
import type { SingleProductProps } from './single-product.definition.ts';

const long = sampleProduct(1, {
  name: 'Salad bowl with a rim of lavender ash, or Donaudampfschifffahrtsgesellschaftskapitänsschüssel',
  badgeText: 'The very last one of this firing',
  badgeColor: '#f5d90a',
  images: [],
});
const arabic = sampleProduct(1, {
  name: 'وعاء أزرق',
  categories: [{ id: 1, category: 'أوعية', slug: 'bowls' }],
});

/** Examples of single products. */
export const singleProductExamples = defineExamples<SingleProductProps>({
  minimal: {
    props: { product: 2, showViewDetailsButton: false, showCategories: false },
    context: { shop: sampleShop() },
  },
  typical: { props: { product: 1 }, context: { shop: sampleShop(SAMPLE_PRODUCTS) } },
  longText: { props: { product: 1 }, context: { shop: sampleShop([long]) } },
  empty: {},
  rtl: { dir: 'rtl', props: { product: 1 }, context: { shop: sampleShop([arabic]) } },
});
