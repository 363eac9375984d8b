import { type Migration, tenantTable } from '../migration.ts';

/** Carts of visitors, named by a cookie of theirs, and how a shop sells. Prices are the shop's of now: of then the cart knows only whether they differ. */
export const carts: Migration = {
  id: '0035-carts',
  up: (roles) => `
    create table app.shop_settings (
      tenant_id bigint not null references platform.tenants (id),
      cart jsonb not null default '{}',
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (tenant_id)
    );
    ${tenantTable('shop_settings', roles, 'select, insert, update')}

    create table app.carts (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      key_hash text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, key_hash)
    );
    create index carts_updated on app.carts (tenant_id, updated_at);
    ${tenantTable('carts', roles)}

    create table app.cart_items (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      cart_id bigint not null,
      variant_id bigint not null,
      quantity integer not null check (quantity between 1 and 9999),
      seen_price numeric(14, 2) not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, cart_id, variant_id),
      foreign key (tenant_id, cart_id) references app.carts (tenant_id, id) on delete cascade,
      foreign key (tenant_id, variant_id) references app.product_variants (tenant_id, id) on delete cascade
    );
    create index cart_items_variant on app.cart_items (tenant_id, variant_id);
    ${tenantTable('cart_items', roles)}
  `,
};
