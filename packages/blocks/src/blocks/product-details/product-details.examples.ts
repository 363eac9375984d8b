import { defineExamples } from '../../define/define-examples.ts';
import { SAMPLE_PRODUCTS, sampleProduct, sampleShop } from '../../samples/sample-products.ts';
import type { ProductDetailsProps } from './product-details.definition.ts';

const long = sampleProduct(1, {
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsschüssel with a rim of lavender ash',
  description: `<p>${'It was thrown in autumn, dried all winter and fired in spring. '.repeat(30)}</p>`,
  badgeText: 'Last of its kind',
  categories: [],
  images: [],
});
const arabic = sampleProduct(1, {
  name: 'وعاء أزرق',
  excerpt: 'مطلي برماد الخزامى.',
  categories: [{ id: 1, category: 'أوعية', slug: 'bowls' }],
});

/** Examples of details of products. */
export const productDetailsExamples = defineExamples<ProductDetailsProps>({
  minimal: { props: { product: 5 }, context: { shop: sampleShop() } },
  typical: { context: { shop: sampleShop(SAMPLE_PRODUCTS) } },
  longText: { context: { shop: sampleShop([long]) } },
  empty: {},
  rtl: { dir: 'rtl', context: { shop: sampleShop([arabic]) } },
});
