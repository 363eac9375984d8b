import { type Migration, tenantTable } from '../migration.ts';

/** Tables that all lists use: search terms, counts, tags, saved views, custom fields, exports and record changes. */
export const lists: Migration = {
  id: '0007-lists',
  up: (roles) => `
    create table app.search_words (
      tenant_id bigint not null references platform.tenants (id),
      entity text not null,
      entity_id bigint not null,
      word text collate "C" not null,
      primary key (tenant_id, entity, entity_id, word)
    );
    create index search_words_word on app.search_words (tenant_id, entity, word, entity_id);
    ${tenantTable('search_words', roles, 'select, insert, delete')}

    create table app.row_counts (
      tenant_id bigint not null references platform.tenants (id),
      entity text not null,
      n bigint not null,
      primary key (tenant_id, entity)
    );
    ${tenantTable('row_counts', roles, 'select, insert, update')}

    create table app.tags (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      entity text not null,
      name text not null,
      slug text not null,
      color text not null default 'gray',
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, entity, slug),
      unique (tenant_id, entity, id)
    );
    ${tenantTable('tags', roles)}

    create table app.taggings (
      tenant_id bigint not null references platform.tenants (id),
      entity text not null,
      entity_id bigint not null,
      tag_id bigint not null,
      primary key (tenant_id, entity, entity_id, tag_id),
      foreign key (tenant_id, entity, tag_id) references app.tags (tenant_id, entity, id) on delete cascade
    );
    create index taggings_tag on app.taggings (tenant_id, entity, tag_id, entity_id);
    ${tenantTable('taggings', roles, 'select, insert, delete')}

    create table app.saved_views (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      user_id bigint not null,
      entity text not null,
      name text not null,
      config jsonb not null,
      is_shared boolean not null default false,
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create unique index saved_views_name_key on app.saved_views (tenant_id, user_id, entity, lower(name));
    create unique index saved_views_default_key on app.saved_views (tenant_id, user_id, entity) where is_default;
    create index saved_views_entity on app.saved_views (tenant_id, entity);
    ${tenantTable('saved_views', roles)}

    create table app.custom_fields (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      entity text not null,
      key text not null,
      label text not null,
      type text not null,
      options jsonb not null default '[]',
      required boolean not null default false,
      field_group text not null default '',
      sort integer not null default 0,
      show_in_list boolean not null default false,
      version integer not null default 1,
      primary key (tenant_id, id),
      unique (tenant_id, entity, key)
    );
    ${tenantTable('custom_fields', roles)}

    create table app.exports (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null,
      user_id bigint not null,
      entity text not null,
      format text not null,
      request jsonb not null,
      status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'expired')),
      total bigint,
      done bigint not null default 0,
      error text not null default '',
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, guid),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create index exports_person on app.exports (tenant_id, user_id, created_at desc, id desc);
    ${tenantTable('exports', roles)}

    alter table app.audit_log add column changes jsonb;
  `,
};
