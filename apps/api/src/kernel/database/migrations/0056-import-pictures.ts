import { type Migration, tenantTable } from '../migration.ts';

/** Pictures that imports name by their addresses: each address is fetched once in a tenant, and put where it was named. */
export const importPictures: Migration = {
  id: '0056-import-pictures',
  up: (roles) => `
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
      foreign key (tenant_id, import_id) references app.imports (tenant_id, id),
      foreign key (tenant_id, fetched_id) references app.fetched_pictures (tenant_id, id),
      foreign key (tenant_id, product_id) references app.products (tenant_id, id) on delete cascade
    );
    create index import_pictures_import on app.import_pictures (tenant_id, import_id, id);
    create index import_pictures_fetched on app.import_pictures (tenant_id, fetched_id);
    create index import_pictures_product on app.import_pictures (tenant_id, product_id);
    ${tenantTable('import_pictures', roles)}
  `,
};
