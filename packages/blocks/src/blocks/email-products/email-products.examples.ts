import { defineExamples } from '../../define/define-examples.ts';
import { SAMPLE_PRODUCTS, sampleShop } from '../../samples/sample-products.ts';
import type { EmailProductsProps } from './email-products.definition.ts';

const context = { shop: sampleShop(SAMPLE_PRODUCTS) };

/** Examples of products. */
export const emailProductsExamples = defineExamples<EmailProductsProps>({
  minimal: { props: { products: [1] }, context },
  typical: { props: { products: [1, 2, 3, 4], perRow: 2, buttonColor: '#7a2f1d' }, context },
  longText: {
    props: { products: [1, 2, 3, 4, 5], perRow: 3, buttonText: 'See it in the shop' },
    context,
  },
  empty: { props: { products: [] } },
  rtl: { dir: 'rtl', props: { products: [1, 2], buttonText: 'عرض' }, context },
});
