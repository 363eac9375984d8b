import { defineExamples } from '../../define/define-examples.ts';
import { SAMPLE_PRODUCTS, sampleProduct, sampleShop } from '../../samples/sample-products.ts';
import type { ProductsViewedProps } from './products-viewed.definition.ts';

const long = SAMPLE_PRODUCTS.map((product) => ({
  ...product,
  name: `${product.name} of the late autumn firing, or Donaudampfschifffahrtsgesellschaftskapitänsschüssel`,
}));
const arabic = ['وعاء أزرق', 'كوب الصباح', 'صحن العشاء'].map((name, at) =>
  sampleProduct(at + 1, { name }),
);

/** Recently viewed products; none in the empty example. */
export const productsViewedExamples = defineExamples<ProductsViewedProps>({
  minimal: { props: { title: '', most: 3, perRow: 3 }, context: { shop: sampleShop() } },
  typical: { context: { shop: sampleShop() } },
  longText: {
    props: {
      title: 'What you have held in your hands, or nearly, since the last time the kiln was fired',
      most: 12,
      perRow: 6,
    },
    context: { shop: sampleShop(long) },
  },
  empty: { props: { title: '' } },
  rtl: {
    dir: 'rtl',
    props: { title: 'شاهدته مؤخرا', perRow: 3 },
    context: { shop: sampleShop(arabic) },
  },
});
