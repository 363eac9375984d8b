import type { ProductListProps } from './product-list.definition.ts';

/** How a list offers the products that it does not show. Source: SHOP-003. */
export const PRODUCT_PAGINGS = ['pageLinks', 'carousel', 'loadMore'] as const;
/** Which products a list is of. */
export const PRODUCT_SOURCES = ['all', 'categories', 'products'] as const;
/** Products in one row of a large screen, at most. Source: SHOP-006. */
export const MAX_PER_ROW = 6;
/** Tags that a list offers at most. */
export const MAX_TAGS = 20;

/** A new tag of the filter, without its id. */
export const NEW_TAG = { tagId: 0, label: '' } as const;

/** A list that nobody has changed anything of: readable without its schema, as shops of others need it. */
export const NEW_PRODUCT_LIST: ProductListProps = {
  source: 'all',
  categoryIds: [],
  productIds: [],
  perPage: 3,
  perRow: 3,
  limit: 0,
  orderBy: 'name',
  orderDirection: 'ASC',
  paging: 'pageLinks',
  showSearch: true,
  showCategoryFilter: true,
  showPriceFilter: true,
  showAttributeFilter: true,
  showSorting: true,
  tags: [],
  showCategories: true,
  showViewDetailsButton: false,
};
