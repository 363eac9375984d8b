import type { ProductListProps } from './product-list-shape.ts';

/** Default props of a list. Separate from its schema, so that custom storefronts can import them. */
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
