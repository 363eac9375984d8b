import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Items of collections. Lists are ordered by columns: behind row security an index answers nothing that a function makes of them. */
export const collectionItemsTable: Migration = {
  id: '0052-collection-items',
  up: (roles) => `
    create table app.collection_items (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      collection_id bigint not null,
      title text not null,
      slug text collate "C" not null,
      "values" jsonb not null default '{}',
      position integer not null default 0,
      status text not null default 'draft' check (status in ('draft', 'published')),
      title_key text collate "C" generated always as (lower(title)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, collection_id) references app.collections (tenant_id, id) on delete cascade,
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index collection_items_address on app.collection_items (tenant_id, collection_id, slug) where deleted_at is null;
    create index collection_items_shown on app.collection_items (tenant_id, collection_id, position, id) where deleted_at is null and status = 'published';
    create index collection_items_all on app.collection_items (tenant_id, collection_id);
    create index collection_items_title on app.collection_items (tenant_id, title_key, id) include (collection_id, status, author_id, created_at) where deleted_at is null;
    create index collection_items_slug on app.collection_items (tenant_id, slug, id) include (collection_id, status, author_id, created_at) where deleted_at is null;
    create index collection_items_position on app.collection_items (tenant_id, position, id) include (collection_id, status, author_id, created_at) where deleted_at is null;
    create index collection_items_status on app.collection_items (tenant_id, status, id) include (collection_id, author_id, created_at) where deleted_at is null;
    create index collection_items_created on app.collection_items (tenant_id, created_at, id) include (collection_id, status, author_id) where deleted_at is null;
    create index collection_items_updated on app.collection_items (tenant_id, updated_at, id) include (collection_id, status, author_id, created_at) where deleted_at is null;
    create index collection_items_trash on app.collection_items (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('collection_items', roles)}
    comment on column app.collection_items."values" is
      'Values by the keys of fields. Those of removed fields stay until the item is saved.';

    alter table app.media_usages drop constraint media_usages_entity_check;
    alter table app.media_usages add constraint media_usages_entity_check
      check (entity in ('page', 'template', 'settings', 'blog_post', 'category', 'campaign', 'product', 'collection_item'));
  `,
};
