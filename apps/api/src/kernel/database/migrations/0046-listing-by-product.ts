import type { Migration } from '../migration.ts';

/** Index of list positions by product, because every change of a product reads them. */
export const listingByProduct: Migration = {
  id: '0046-listing-by-product',
  up: () =>
    'create index product_listing_product on app.product_listing (tenant_id, product_id, category_id);',
};
