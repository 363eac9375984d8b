import type { Migration } from '../migration.ts';

/**
 * Partial indexes of values that few products have: a barcode, a badge, variants, a sale price. The stock list reads only whether
 * a product is tracked and its name, from an index.
 */
export const rareValues: Migration = {
  id: '0070-rare-values',
  up: () => `
    create index products_barcode on app.products (tenant_id, barcode, id) where deleted_at is null and barcode <> '';
    create index products_badge on app.products (tenant_id, badge_text, id) where deleted_at is null and badge_text <> '';
    create index products_variants on app.products (tenant_id, variant_count, id) where deleted_at is null and variant_count > 0;
    create index products_sale on app.products (tenant_id, sale_price, id) where deleted_at is null and sale_price is not null;
    create index products_counted on app.products (tenant_id, id) include (track_inventory, name_key, status) where deleted_at is null;
  `,
};
