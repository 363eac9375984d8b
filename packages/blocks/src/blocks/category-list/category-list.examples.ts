import { defineExamples } from '../../define/define-examples.ts';
import { SAMPLE_TREE, sampleShop } from '../../samples/sample-products.ts';
import type { CategoryListProps } from './category-list.definition.ts';

const named = (...names: readonly string[]) =>
  names.map((category, at) => ({ id: at + 1, category, slug: `category-${at + 1}` }));

/** Examples of category lists. */
export const categoryListExamples = defineExamples<CategoryListProps>({
  minimal: { props: { categoryIds: [1] }, context: { shop: sampleShop() } },
  typical: {
    context: { shop: { ...sampleShop(), categories: SAMPLE_TREE } },
  },
  longText: {
    context: {
      shop: {
        ...sampleShop(),
        categories: named(
          'Bowls, plates and everything that a long table needs on the last evening of summer',
          'Donaudampfschifffahrtsgesellschaftskapitänsgeschirr',
          'Mugs',
        ),
      },
    },
  },
  empty: {},
  rtl: {
    dir: 'rtl',
    context: { shop: { ...sampleShop(), categories: named('أوعية', 'أكواب', 'صحون') } },
  },
});
