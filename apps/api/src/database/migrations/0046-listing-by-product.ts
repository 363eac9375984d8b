import type { Migration } from '../migration.ts';

/** Where a product stands in the lists of a shop is asked for whenever it changes: by the product, not by the list. */
export const listingByProduct: Migration = {
  id: '0046-listing-by-product',
  up: () =>
    'create index product_listing_product on app.product_listing (tenant_id, product_id, category_id);',
};
