import { type Migration, tenantTable } from '../migration.ts';

/** Pages with their revisions, component templates, images. */
export const contentTables: Migration = {
  id: '0004-content',
  up: (roles) => `
    create table app.pages (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      slug text not null,
      title text not null,
      excerpt text not null default '',
      image text not null default '',
      content text,
      parent_id bigint,
      status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
      publish_date timestamptz not null,
      show_page_title boolean not null default true,
      is_homepage boolean not null default false,
      canonical_url text not null default '',
      meta_title text not null default '',
      meta_keywords text not null default '',
      meta_description text not null default '',
      focus_keyphrase text not null default '',
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, parent_id) references app.pages (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index pages_slug_key on app.pages (tenant_id, slug) where deleted_at is null;
    create unique index pages_homepage_key on app.pages (tenant_id) where is_homepage and deleted_at is null;
    create index pages_parent on app.pages (tenant_id, parent_id) where deleted_at is null;
    create index pages_recent on app.pages (tenant_id, updated_at desc, id desc) where deleted_at is null;
    ${tenantTable('pages', roles, 'select, insert, update')}

    create table app.page_revisions (
      tenant_id bigint not null references platform.tenants (id),
      page_id bigint not null,
      version integer not null,
      id bigint generated always as identity,
      title text not null,
      content text,
      label text not null default '',
      user_id bigint,
      created_at timestamptz not null default now(),
      primary key (tenant_id, page_id, version),
      unique (tenant_id, id),
      foreign key (tenant_id, page_id) references app.pages (tenant_id, id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    ${tenantTable('page_revisions', roles, 'select, insert')}

    create table app.component_templates (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      type text not null check (type in ('container', 'section')),
      content text,
      content_form text not null check (content_form in ('encoded', 'fragment')),
      thumbnail text,
      category text,
      is_system boolean not null default false,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index component_templates_name_key on app.component_templates (tenant_id, type, lower(name)) where deleted_at is null;
    ${tenantTable('component_templates', roles, 'select, insert, update')}

    create table app.media (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null,
      name text not null,
      filename text not null,
      mime_type text not null,
      bytes bigint not null,
      width integer not null,
      height integer not null,
      alt text not null default '',
      variants jsonb not null,
      author_id bigint,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, guid),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index media_recent on app.media (tenant_id, created_at desc, id desc) where deleted_at is null;
    ${tenantTable('media', roles, 'select, insert, update')}
  `,
};
