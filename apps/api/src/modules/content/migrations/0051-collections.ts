import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Collections with the fields of their items, and where content shows them. */
export const collectionsTable: Migration = {
  id: '0051-collections',
  up: (roles) => `
    create table app.collections (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      slug text collate "C" not null,
      description text not null default '',
      fields jsonb not null default '[]',
      name_key text collate "C" generated always as (lower(name)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index collections_slug on app.collections (tenant_id, slug) where deleted_at is null;
    create index collections_name on app.collections (tenant_id, name_key, id) include (author_id, created_at) where deleted_at is null;
    create index collections_created on app.collections (tenant_id, created_at, id) include (author_id) where deleted_at is null;
    create index collections_updated on app.collections (tenant_id, updated_at, id) include (author_id, created_at) where deleted_at is null;
    create index collections_trash on app.collections (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('collections', roles)}
    comment on column app.collections.fields is 'Fields of its items, in their order.';

    create table app.collection_usages (
      tenant_id bigint not null references platform.tenants (id),
      collection_id bigint not null,
      entity text not null check (entity in ('page', 'template')),
      entity_id bigint not null,
      primary key (tenant_id, collection_id, entity, entity_id),
      foreign key (tenant_id, collection_id) references app.collections (tenant_id, id) on delete cascade
    );
    create index collection_usages_entity on app.collection_usages (tenant_id, entity, entity_id);
    ${tenantTable('collection_usages', roles, 'select, insert, delete')}
    comment on table app.collection_usages is
      'Pages (with their live version) and templates (also components) that list the items of a collection.';
  `,
};
