import type { Migration } from '../migration.ts';

/**
 * Rows that belong to a row of their tenant name the tenant in that reference already. One more to the tenants themselves proved
 * nothing, and looked the tenant up once for each row that an import writes.
 */
export const oneWayToTheTenant: Migration = {
  id: '0081-one-way-to-the-tenant',
  up: () => `
    alter table app.product_variants drop constraint product_variants_tenant_id_fkey;
    alter table app.product_categories drop constraint product_categories_tenant_id_fkey;
    alter table app.product_listing drop constraint product_listing_tenant_id_fkey;
    alter table app.inventory_levels drop constraint inventory_levels_tenant_id_fkey;
    alter table app.inventory_movements drop constraint inventory_movements_tenant_id_fkey;
    alter table app.import_rows drop constraint import_rows_tenant_id_fkey;
  `,
};
