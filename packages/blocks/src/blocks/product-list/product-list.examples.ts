import { defineExamples } from '../../define/define-examples.ts';
import { SAMPLE_PRODUCTS, sampleProduct, sampleShop } from '../../samples/sample-products.ts';
import { NO_SHOP_STATE } from '../../shop-data/shop-state.ts';
import type { ProductListProps } from './product-list-shape.ts';

const long = SAMPLE_PRODUCTS.map((product) => ({
  ...product,
  name: `${product.name} of the late autumn firing, or Donaudampfschifffahrtsgesellschaftskapitänsschüssel`,
  images: [],
}));
const arabic = [1, 2, 3].map((id) =>
  sampleProduct(id, {
    name: ['وعاء أزرق', 'كوب الصباح', 'صحن العشاء'][id - 1] ?? '',
    categories: [{ id: 1, category: 'أوعية', slug: 'bowls' }],
  }),
);

/** Examples of product lists. */
export const productListExamples = defineExamples<ProductListProps>({
  minimal: {
    props: {
      showSearch: false,
      showCategoryFilter: false,
      showPriceFilter: false,
      showAttributeFilter: false,
      showSorting: false,
      showCategories: false,
      paging: 'carousel',
    },
    context: { shop: sampleShop() },
  },
  typical: {
    props: { showViewDetailsButton: true },
    context: {
      shop: sampleShop(SAMPLE_PRODUCTS, {
        ...NO_SHOP_STATE,
        currentPage: 2,
        attributes: ['Size:Small'],
        price: { min: 20, max: 60 },
      }),
    },
  },
  longText: {
    props: {
      paging: 'loadMore',
      perRow: 4,
      perPage: 4,
      showViewDetailsButton: true,
      tags: [
        { id: 'gift', tagId: 1, label: 'Gifts' },
        { id: 'food', tagId: 2, label: 'Safe for food, oven and dishwasher' },
      ],
    },
    context: { shop: sampleShop(long) },
  },
  empty: {},
  rtl: { dir: 'rtl', props: { perPage: 2 }, context: { shop: sampleShop(arabic) } },
});
