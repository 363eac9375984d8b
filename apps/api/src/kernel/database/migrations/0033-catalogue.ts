import { type Migration, tenantTable } from '../migration.ts';

/**
 * Products, variants, stock, and the data of the shop's lists. Lists sort by columns: under row-level security an index does not
 * serve function results. Every product has at least one variant, because prices and stock belong to variants.
 */
export const catalogue: Migration = {
  id: '0033-catalogue',
  up: (roles) => `
    create table app.products (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      sku text not null,
      slug text not null,
      status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
      excerpt text not null default '',
      description text not null default '',
      unit_price numeric(14, 2) not null default 0 check (unit_price >= 0),
      sale_price numeric(14, 2) check (sale_price >= 0),
      images jsonb not null default '[]',
      badge_text text not null default '',
      badge_color text not null default '',
      attributes jsonb not null default '[]',
      weight double precision,
      length double precision,
      width double precision,
      height double precision,
      weight_unit text not null default 'kg',
      length_unit text not null default 'cm',
      brand text not null default '',
      barcode text not null default '',
      tax_class text not null default '',
      track_inventory boolean not null default true,
      allow_backorder boolean not null default false,
      stock_status_set text not null default '',
      imported_id text,
      canonical_url text not null default '',
      meta_title text not null default '',
      meta_keywords text not null default '',
      meta_description text not null default '',
      focus_keyphrase text not null default '',
      og_image text not null default '',
      noindex boolean not null default false,
      stock bigint not null default 0,
      variant_count integer not null default 0,
      min_price numeric(14, 2) not null default 0,
      max_price numeric(14, 2) not null default 0,
      sales bigint not null default 0,
      name_key text collate "C" generated always as (lower(name)) stored,
      sku_key text collate "C" generated always as (lower(sku)) stored,
      brand_key text collate "C" generated always as (lower(brand)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index products_slug_key on app.products (tenant_id, slug) where deleted_at is null;
    create unique index products_sku on app.products (tenant_id, sku_key) where deleted_at is null;
    create unique index products_imported on app.products (tenant_id, imported_id) where deleted_at is null and imported_id is not null;
    create index products_name on app.products (tenant_id, name_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index products_sku_order on app.products (tenant_id, sku_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index products_status on app.products (tenant_id, status, id) include (author_id, created_at) where deleted_at is null;
    create index products_price on app.products (tenant_id, unit_price, id) include (status, author_id, created_at) where deleted_at is null;
    create index products_stock on app.products (tenant_id, stock, id) include (status, author_id, created_at) where deleted_at is null;
    create index products_brand on app.products (tenant_id, brand_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index products_created on app.products (tenant_id, created_at, id) include (status, author_id) where deleted_at is null;
    create index products_updated on app.products (tenant_id, updated_at, id) include (status, author_id, created_at) where deleted_at is null;
    create index products_trash on app.products (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('products', roles)}

    create table app.product_variants (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      product_id bigint not null,
      is_own boolean not null default false,
      is_live boolean not null default true,
      sku text not null,
      barcode text not null default '',
      price numeric(14, 2) not null default 0 check (price >= 0),
      sale_price numeric(14, 2) check (sale_price >= 0),
      imported_variant_id text,
      attributes jsonb not null default '[]',
      choice_key text not null default '',
      image text not null default '',
      weight double precision,
      length double precision,
      width double precision,
      height double precision,
      sort integer not null default 0,
      stock bigint not null default 0,
      sku_key text collate "C" generated always as (lower(sku)) stored,
      primary key (tenant_id, id),
      foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade,
      unique (tenant_id, product_id, choice_key)
    );
    create unique index product_variants_sku on app.product_variants (tenant_id, sku_key) where is_live;
    create index product_variants_product on app.product_variants (tenant_id, product_id, sort);
    ${tenantTable('product_variants', roles)}

    create table app.product_categories (
      tenant_id bigint not null references platform.tenants (id),
      product_id bigint not null,
      category_id bigint not null,
      primary key (tenant_id, product_id, category_id),
      foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade,
      foreign key (tenant_id, category_id) references app.categories (tenant_id, id) on delete cascade
    );
    create index product_categories_category on app.product_categories (tenant_id, category_id, product_id);
    ${tenantTable('product_categories', roles, 'select, insert, delete')}

    create table app.stock_locations (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      address text not null default '',
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create unique index stock_locations_default on app.stock_locations (tenant_id) where is_default;
    ${tenantTable('stock_locations', roles)}

    create table app.inventory_levels (
      tenant_id bigint not null references platform.tenants (id),
      variant_id bigint not null,
      location_id bigint not null,
      on_hand bigint not null default 0,
      reserved bigint not null default 0 check (reserved >= 0),
      reorder_point bigint not null default 0,
      may_backorder boolean not null default false,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, variant_id, location_id),
      check (may_backorder or (on_hand >= 0 and reserved <= on_hand)),
      foreign key (tenant_id, variant_id) references app.product_variants (tenant_id, id) on delete cascade,
      foreign key (tenant_id, location_id) references app.stock_locations (tenant_id, id)
    );
    ${tenantTable('inventory_levels', roles)}

    create table app.inventory_movements (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      variant_id bigint not null,
      location_id bigint not null,
      delta bigint not null check (delta <> 0),
      balance_after bigint not null,
      reason text not null check (reason in ('count', 'damage', 'purchase', 'return', 'correction', 'transfer', 'sale', 'import')),
      note text not null default '',
      ref_type text not null default '',
      ref_id bigint,
      user_id bigint,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, variant_id) references app.product_variants (tenant_id, id) on delete cascade,
      foreign key (tenant_id, location_id) references app.stock_locations (tenant_id, id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create index inventory_movements_variant on app.inventory_movements (tenant_id, variant_id, id desc);
    ${tenantTable('inventory_movements', roles, 'select, insert')}

    create table app.product_listing (
      tenant_id bigint not null references platform.tenants (id),
      category_id bigint not null,
      product_id bigint not null,
      name_key text collate "C" not null,
      price numeric(14, 2) not null,
      created_at timestamptz not null,
      sales bigint not null,
      primary key (tenant_id, category_id, product_id),
      foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade
    );
    create index product_listing_name on app.product_listing (tenant_id, category_id, name_key, product_id) include (price);
    create index product_listing_price on app.product_listing (tenant_id, category_id, price, product_id);
    create index product_listing_created on app.product_listing (tenant_id, category_id, created_at, product_id) include (price);
    create index product_listing_sales on app.product_listing (tenant_id, category_id, sales, product_id) include (price);
    ${tenantTable('product_listing', roles)}

    create table app.category_counts (
      tenant_id bigint not null references platform.tenants (id),
      category_id bigint not null,
      n bigint not null check (n >= 0),
      primary key (tenant_id, category_id)
    );
    ${tenantTable('category_counts', roles)}

    alter table app.moved_addresses add column product_id bigint;
    alter table app.moved_addresses add foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade;
    alter table app.moved_addresses drop constraint moved_addresses_one;
    alter table app.moved_addresses add constraint moved_addresses_one check (num_nonnulls(page_id, post_id, product_id) = 1);
    create index moved_addresses_product on app.moved_addresses (tenant_id, product_id) where product_id is not null;
  `,
};
