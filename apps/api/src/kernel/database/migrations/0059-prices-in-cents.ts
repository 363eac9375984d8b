import type { Migration } from '../migration.ts';

/**
 * Lists of a shop keep prices in cents. Behind row security an index answers only what gives nothing away when it fails, which
 * the database says of whole numbers and not of decimals: a range of prices was read product by product.
 */
export const pricesInCents: Migration = {
  id: '0059-prices-in-cents',
  up: () => `
    alter table app.product_listing add column cents bigint;
    alter table app.product_listing no force row level security;
    update app.product_listing set cents = round(price * 100);
    alter table app.product_listing force row level security;
    alter table app.product_listing alter column cents set not null;
    alter table app.product_listing drop column price;
    create index product_listing_name on app.product_listing (tenant_id, category_id, name_key, product_id) include (cents);
    create index product_listing_cents on app.product_listing (tenant_id, category_id, cents, product_id);
    create index product_listing_created on app.product_listing (tenant_id, category_id, created_at, product_id) include (cents);
    create index product_listing_sales on app.product_listing (tenant_id, category_id, sales, product_id) include (cents);
  `,
};
