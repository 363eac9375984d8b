import { tenantTable } from '../../../kernel/database/migration.ts';
import type { RoleNames } from '../../../kernel/database/role-names.ts';

/**
 * Places of stock, what is there and reserved, every movement, and what is low.
 */
export const stockTables = (roles: RoleNames): string => `
  create table app.stock_locations (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    name text not null,
    address text not null default '',
    is_default boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (tenant_id, id)
  );
  create unique index stock_locations_default on app.stock_locations (tenant_id) where is_default;
  create unique index stock_locations_name on app.stock_locations (tenant_id, lower(name)) where deleted_at is null;
  ${tenantTable('stock_locations', roles)}
  comment on column app.stock_locations.deleted_at is 'Time of the deletion; stock movements still refer to deleted locations.';

  create table app.inventory_levels (
    tenant_id bigint not null,
    variant_id bigint not null,
    location_id bigint not null,
    on_hand bigint not null default 0,
    reserved bigint not null default 0 check (reserved >= 0),
    reorder_point bigint not null default 0,
    may_backorder boolean not null default false,
    updated_at timestamptz not null default now(),
    primary key (tenant_id, variant_id, location_id),
    check (may_backorder or ((on_hand >= 0) and (reserved <= on_hand))),
    foreign key (tenant_id, location_id) references app.stock_locations (tenant_id, id),
    foreign key (tenant_id, variant_id) references app.product_variants (tenant_id, id) on delete cascade
  );
  create index inventory_levels_location on app.inventory_levels (tenant_id, location_id);
  create index inventory_levels_warned on app.inventory_levels (tenant_id, variant_id) where reorder_point > 0;
  ${tenantTable('inventory_levels', roles)}
  comment on column app.inventory_levels.may_backorder is 'True while backorders exceed the stock: on_hand can be negative only then.';

  create table app.inventory_movements (
    tenant_id bigint not null,
    id bigint generated always as identity,
    product_id bigint not null,
    variant_id bigint not null,
    product_name text not null,
    sku text not null,
    attributes jsonb not null default '[]',
    location_id bigint not null,
    delta bigint not null check (delta <> 0),
    balance_after bigint not null,
    reason text not null check (reason in ('count', 'damage', 'purchase', 'return', 'correction', 'transfer', 'sale', 'import')),
    note text not null default '',
    ref_type text not null default '',
    ref_id bigint,
    user_id bigint,
    created_at timestamptz not null default now(),
    name_key text collate "C" generated always as (lower(product_name)) stored,
    sku_key text collate "C" generated always as (lower(sku)) stored,
    primary key (tenant_id, id),
    foreign key (tenant_id, location_id) references app.stock_locations (tenant_id, id),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index inventory_movements_at on app.inventory_movements (tenant_id, created_at);
  create index inventory_movements_location on app.inventory_movements (tenant_id, location_id, id desc);
  create index inventory_movements_product on app.inventory_movements (tenant_id, product_id, id desc);
  create index inventory_movements_sku on app.inventory_movements (tenant_id, sku_key, id desc);
  create index inventory_movements_variant on app.inventory_movements (tenant_id, variant_id, id desc);
  ${tenantTable('inventory_movements', roles, 'select, insert')}
  comment on table app.inventory_movements is 'Append-only stock ledger. Entries remain when their variant is deleted.';
  comment on column app.inventory_movements.product_id is 'Product, which may have been deleted since.';
  comment on column app.inventory_movements.variant_id is 'Variant, which may have been deleted since.';
  comment on column app.inventory_movements.product_name is 'Name of the product at the time of the movement.';
  comment on column app.inventory_movements.sku is 'SKU of the variant at the time of the movement.';
  comment on column app.inventory_movements.attributes is 'Attribute values of the variant at the time of the movement.';

  create table app.low_stock (
    tenant_id bigint not null references platform.tenants (id),
    variant_id bigint not null,
    fell_at timestamptz not null default now(),
    notified_at timestamptz,
    primary key (tenant_id, variant_id),
    foreign key (tenant_id, variant_id) references app.product_variants (tenant_id, id) on delete cascade
  );
  create index low_stock_notified on app.low_stock (tenant_id, notified_at) where notified_at is not null;
  create index low_stock_pending on app.low_stock (tenant_id, fell_at) where notified_at is null;
  ${tenantTable('low_stock', roles)}
  comment on table app.low_stock is 'Variants at or below their low-stock alert, until they rise above it.';
  comment on column app.low_stock.notified_at is 'Time at which staff were notified; null before.';
`;
