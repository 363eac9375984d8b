import { tenantTable } from '../../../kernel/database/migration.ts';
import type { RoleNames } from '../../../kernel/database/role-names.ts';

/**
 * Products, variants, and the data of the shop's lists. Every product has at least one variant, because prices and stock
 * belong to variants.
 * Rows that belong to a row of their tenant name the tenant in that reference already: another one to the tenants would
 * look the tenant up for each row of an import. Lists of a shop keep prices in cents: behind row-level security an index
 * only serves comparisons that cannot fail, which PostgreSQL says of integers and not of decimals.
 */
export const productTables = (roles: RoleNames): string => `
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
  create index products_badge on app.products (tenant_id, badge_text, id) where deleted_at is null and badge_text <> '';
  create index products_barcode on app.products (tenant_id, barcode, id) where deleted_at is null and barcode <> '';
  create index products_brand on app.products (tenant_id, brand_key, id) include (status, author_id, created_at) where deleted_at is null;
  create index products_counted on app.products (tenant_id, id) include (track_inventory, name_key, status) where deleted_at is null;
  create index products_created on app.products (tenant_id, created_at, id) include (status, author_id) where deleted_at is null;
  create unique index products_imported on app.products (tenant_id, imported_id) where deleted_at is null and imported_id is not null;
  create index products_name on app.products (tenant_id, name_key, id) include (status, author_id, created_at) where deleted_at is null;
  create index products_price on app.products (tenant_id, unit_price, id) include (status, author_id, created_at) where deleted_at is null;
  create index products_sale on app.products (tenant_id, sale_price, id) where deleted_at is null and sale_price is not null;
  create unique index products_sku on app.products (tenant_id, sku_key) where deleted_at is null;
  create index products_sku_order on app.products (tenant_id, sku_key, id) include (status, author_id, created_at) where deleted_at is null;
  create unique index products_slug_key on app.products (tenant_id, slug) where deleted_at is null;
  create index products_status on app.products (tenant_id, status, id) include (author_id, created_at) where deleted_at is null;
  create index products_stock on app.products (tenant_id, stock, id) include (status, author_id, created_at) where deleted_at is null;
  create index products_trash on app.products (tenant_id, deleted_at) where deleted_at is not null;
  create index products_updated on app.products (tenant_id, updated_at, id) include (status, author_id, created_at) where deleted_at is null;
  create index products_variants on app.products (tenant_id, variant_count, id) where deleted_at is null and variant_count > 0;
  ${tenantTable('products', roles)}
  comment on column app.products.description is 'Formatted text, cleaned when it is saved.';
  comment on column app.products.stock is 'Stock of all variants, updated by the transaction that changes them.';
  alter table app.moved_addresses add foreign key (tenant_id, product_id) references app.products(tenant_id, id) on delete cascade;

  create table app.product_variants (
    tenant_id bigint not null,
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
    unique (tenant_id, product_id, choice_key),
    foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade
  );
  create index product_variants_price on app.product_variants (tenant_id, price, id) where is_live;
  create index product_variants_product on app.product_variants (tenant_id, product_id, sort);
  create unique index product_variants_sku on app.product_variants (tenant_id, sku_key) where is_live;
  create index product_variants_stock on app.product_variants (tenant_id, stock, id) where is_live;
  ${tenantTable('product_variants', roles)}
  comment on column app.product_variants.is_own is 'True for the default variant, which stands for a product without variants.';
  comment on column app.product_variants.is_live is 'False in the trash, and for the default variant while the product has others: another variant may have its SKU then.';
  comment on column app.product_variants.choice_key is 'Attribute values of the variant as a key, so that no combination exists twice; '''' for the default variant.';
  comment on column app.product_variants.stock is 'Quantity that can be sold now, over all locations.';

  create table app.product_categories (
    tenant_id bigint not null,
    product_id bigint not null,
    category_id bigint not null,
    primary key (tenant_id, product_id, category_id),
    foreign key (tenant_id, category_id) references app.categories (tenant_id, id) on delete cascade,
    foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade
  );
  create index product_categories_category on app.product_categories (tenant_id, category_id, product_id);
  ${tenantTable('product_categories', roles, 'select, insert, delete')}

  create table app.product_listing (
    tenant_id bigint not null,
    category_id bigint not null,
    product_id bigint not null,
    name_key text collate "C" not null,
    created_at timestamptz not null,
    sales bigint not null,
    cents bigint not null,
    primary key (tenant_id, category_id, product_id),
    foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade
  );
  create index product_listing_cents on app.product_listing (tenant_id, category_id, cents, product_id);
  create index product_listing_created on app.product_listing (tenant_id, category_id, created_at, product_id) include (cents);
  create index product_listing_name on app.product_listing (tenant_id, category_id, name_key, product_id) include (cents);
  create index product_listing_product on app.product_listing (tenant_id, product_id, category_id);
  create index product_listing_sales on app.product_listing (tenant_id, category_id, sales, product_id) include (cents);
  ${tenantTable('product_listing', roles)}
  comment on column app.product_listing.category_id is '0 for the whole shop.';
  comment on column app.product_listing.cents is 'Lowest price in whole cents.';

  create table app.category_counts (
    tenant_id bigint not null references platform.tenants (id),
    category_id bigint not null,
    n bigint not null check (n >= 0),
    primary key (tenant_id, category_id)
  );
  ${tenantTable('category_counts', roles)}

  create table app.choice_counts (
    tenant_id bigint not null references platform.tenants (id),
    category_id bigint not null,
    word text collate "C" not null,
    n bigint not null check (n >= 0),
    primary key (tenant_id, category_id, word)
  );
  ${tenantTable('choice_counts', roles)}

  create table platform.choices_to_learn (
    tenant_id bigint not null,
    after_id bigint not null default 0,
    primary key (tenant_id),
    foreign key (tenant_id) references platform.tenants (id) on delete cascade
  );
  grant select, insert, update, delete on platform.choices_to_learn to ${roles.platform};
  comment on column platform.choices_to_learn.after_id is 'Id of the last processed product.';

  create table app.fetched_pictures (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    address text not null,
    address_key text collate "C" not null,
    status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
    tries integer not null default 0,
    next_at timestamptz not null default now(),
    media_id bigint,
    error text not null default '',
    primary key (tenant_id, id),
    unique (tenant_id, address_key),
    foreign key (tenant_id, media_id) references app.media (tenant_id, id) on delete set null (media_id)
  );
  create index fetched_pictures_media on app.fetched_pictures (tenant_id, media_id) where media_id is not null;
  ${tenantTable('fetched_pictures', roles, 'select, insert, update')}
  comment on column app.fetched_pictures.address_key is 'Hash of the URL, which may be longer than an index takes.';
  comment on column app.fetched_pictures.media_id is 'Image in the media library; null before it was fetched, and after it was deleted for good.';

  create table app.import_pictures (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    import_id bigint not null,
    row_no integer not null,
    fetched_id bigint not null,
    product_id bigint not null,
    place integer,
    alt text not null default '',
    skus jsonb not null default '[]',
    is_placed boolean not null default false,
    error text not null default '',
    primary key (tenant_id, id),
    foreign key (tenant_id, fetched_id) references app.fetched_pictures (tenant_id, id),
    foreign key (tenant_id, import_id) references app.imports (tenant_id, id),
    foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade
  );
  create index import_pictures_fetched on app.import_pictures (tenant_id, fetched_id);
  create index import_pictures_import on app.import_pictures (tenant_id, import_id, id);
  create index import_pictures_product on app.import_pictures (tenant_id, product_id);
  ${tenantTable('import_pictures', roles)}
  comment on column app.import_pictures.row_no is 'Row of the file that names the picture.';
  comment on column app.import_pictures.place is 'Position among the images of the product; null for an image of variants only.';
  comment on column app.import_pictures.skus is 'SKUs of the variants that show the picture.';
`;
