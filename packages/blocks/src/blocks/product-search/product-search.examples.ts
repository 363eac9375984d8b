import { defineExamples } from '../../define/define-examples.ts';
import type { ProductSearchProps } from './product-search.definition.ts';

/** Examples of product searches. */
export const productSearchExamples = defineExamples<ProductSearchProps>({
  minimal: {},
  typical: { props: { placeholder: 'Bowls, mugs, glazes …', buttonText: 'Find' } },
  longText: {
    props: {
      placeholder: 'What are you looking for in all that came out of the kiln this autumn?',
      buttonText: 'Look through everything that we have',
    },
  },
  empty: { props: { placeholder: '', buttonText: '' } },
  rtl: { dir: 'rtl', props: { placeholder: 'ابحث عن منتج', buttonText: 'بحث' } },
});
