import type { Migration } from '../migration.ts';

/** Places of stock are deleted without their ledger, and named once; what is low is found without reading the rest. */
export const stockPlaces: Migration = {
  id: '0040-stock-places',
  up: () => `
    alter table app.stock_locations add column deleted_at timestamptz;
    create unique index stock_locations_name on app.stock_locations (tenant_id, lower(name)) where deleted_at is null;
    create index inventory_levels_warned on app.inventory_levels (tenant_id, variant_id) where reorder_point > 0;
    create index inventory_levels_location on app.inventory_levels (tenant_id, location_id);
    create index inventory_movements_location on app.inventory_movements (tenant_id, location_id, id desc);
    create index product_variants_stock on app.product_variants (tenant_id, stock, id) where is_live;
    create index product_variants_price on app.product_variants (tenant_id, price, id) where is_live;
  `,
};
