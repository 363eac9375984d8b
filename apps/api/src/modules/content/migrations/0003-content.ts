import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/**
 * Media, templates, pages, blog, and previous addresses for redirects.
 */
export const contentBaseline: Migration = {
  id: '0003-content',
  up: (roles) => `
    create table app.media_folders (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      parent_id bigint,
      name text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, parent_id) references app.media_folders (tenant_id, id)
    );
    create unique index media_folders_name_key on app.media_folders (tenant_id, coalesce(parent_id, 0), lower(name));
    create index media_folders_parent on app.media_folders (tenant_id, parent_id);
    ${tenantTable('media_folders', roles)}

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
      title text not null default '',
      focal_x real not null default 0.5 check ((focal_x >= 0) and (focal_x <= 1)),
      focal_y real not null default 0.5 check ((focal_y >= 0) and (focal_y <= 1)),
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      folder_id bigint,
      revision text not null default '0',
      crop jsonb,
      original jsonb,
      primary key (tenant_id, id),
      unique (tenant_id, guid),
      constraint media_crop_original check ((crop is null) = (original is null)),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, folder_id) references app.media_folders (tenant_id, id)
    );
    create index media_folder on app.media (tenant_id, folder_id, created_at desc, id desc) where deleted_at is null;
    create index media_recent on app.media (tenant_id, created_at desc, id desc) where deleted_at is null;
    create index media_room on app.media (tenant_id) include (bytes) where deleted_at is null;
    ${tenantTable('media', roles)}
    comment on column app.media.name is 'File name in the URL: lower case, without extension.';
    comment on column app.media.filename is 'Name of the uploaded file.';
    comment on column app.media.revision is 'Identifies the files that are shown now; ''0'' for files without revisions.';
    comment on column app.media.original is 'Image before it was cropped; null when it is not cropped.';

    create table app.media_usages (
      tenant_id bigint not null references platform.tenants (id),
      media_id bigint not null,
      entity text not null check (entity in ('page', 'template', 'settings', 'blog_post', 'category', 'campaign', 'product')),
      entity_id bigint not null,
      field text not null,
      primary key (tenant_id, media_id, entity, entity_id, field),
      foreign key (tenant_id, media_id) references app.media (tenant_id, id)
    );
    create index media_usages_entity on app.media_usages (tenant_id, entity, entity_id);
    ${tenantTable('media_usages', roles, 'select, insert, delete')}

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
      usages_known boolean not null default false,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index component_templates_name_key on app.component_templates (tenant_id, type, lower(name)) where deleted_at is null;
    create index component_templates_usages on app.component_templates (tenant_id, id) where not usages_known;
    ${tenantTable('component_templates', roles)}
    comment on column app.component_templates.content_form is 'encoded: text of the content codec. fragment: JSON of {rootNodeId, nodes}.';
    comment on column app.component_templates.usages_known is 'True once the images of this row are indexed in media_usages.';

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
      og_image text not null default '',
      noindex boolean not null default false,
      header_id bigint,
      without_header boolean not null default false,
      footer_id bigint,
      without_footer boolean not null default false,
      template text not null default '',
      sort integer not null default 0,
      usages_known boolean not null default false,
      live_version jsonb,
      has_live_version boolean generated always as (live_version is not null) stored not null,
      primary key (tenant_id, id),
      check ((not without_header) or (header_id is null)),
      constraint pages_check1 check ((not without_footer) or (footer_id is null)),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, footer_id) references app.component_templates (tenant_id, id),
      foreign key (tenant_id, header_id) references app.component_templates (tenant_id, id),
      foreign key (tenant_id, parent_id) references app.pages (tenant_id, id)
    );
    create index pages_footer on app.pages (tenant_id, footer_id) where footer_id is not null;
    create index pages_header on app.pages (tenant_id, header_id) where header_id is not null;
    create unique index pages_homepage_key on app.pages (tenant_id) where is_homepage and deleted_at is null;
    create index pages_parent on app.pages (tenant_id, parent_id, sort) where deleted_at is null;
    create index pages_recent on app.pages (tenant_id, updated_at desc, id desc) where deleted_at is null;
    create unique index pages_slug_key on app.pages (tenant_id, slug) where deleted_at is null;
    create index pages_usages on app.pages (tenant_id, id) where not usages_known;
    create index pages_waiting on app.pages (tenant_id, publish_date) where live_version is not null;
    ${tenantTable('pages', roles)}
    comment on column app.pages.without_header is 'True for a page without header, whatever the site''s is; header_id is null then.';
    comment on column app.pages.usages_known is 'True once the images of this row are indexed in media_usages.';
    comment on column app.pages.live_version is 'Version that visitors see until publish_date; null when no later version is scheduled.';
    comment on column app.pages.has_live_version is 'True when live_version is set, so that lists need not read it.';

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
    ${tenantTable('page_revisions', roles, 'select, insert, delete')}

    create table app.categories (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      kind text not null check (kind in ('products', 'blog')),
      category text not null,
      slug text not null,
      description text not null default '',
      thumbnail text not null default '',
      parent_id bigint,
      sort integer not null default 0,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, kind, id),
      check ((kind = 'products') or (parent_id is null)),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, kind, parent_id) references app.categories (tenant_id, kind, id)
    );
    create index categories_place on app.categories (tenant_id, kind, parent_id, sort) where deleted_at is null;
    create unique index categories_slug_key on app.categories (tenant_id, kind, slug) where deleted_at is null;
    create index categories_trash on app.categories (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('categories', roles)}

    create table app.blog_posts (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      title text not null,
      slug text not null,
      excerpt text not null default '',
      content text not null default '',
      featured_image text not null default '',
      publish_date timestamptz not null,
      status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
      reading_minutes integer not null default 0,
      canonical_url text not null default '',
      meta_title text not null default '',
      meta_keywords text not null default '',
      meta_description text not null default '',
      focus_keyphrase text not null default '',
      og_image text not null default '',
      noindex boolean not null default false,
      title_key text collate "C" generated always as (lower(title)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index blog_posts_author on app.blog_posts (tenant_id, author_id) where deleted_at is null;
    create index blog_posts_created on app.blog_posts (tenant_id, created_at, id) include (status, author_id) where deleted_at is null;
    create index blog_posts_publish on app.blog_posts (tenant_id, publish_date, id) include (status, author_id, created_at) where deleted_at is null;
    create unique index blog_posts_slug_key on app.blog_posts (tenant_id, slug) where deleted_at is null;
    create index blog_posts_status on app.blog_posts (tenant_id, status, publish_date desc, id desc) where deleted_at is null;
    create index blog_posts_title on app.blog_posts (tenant_id, title_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index blog_posts_trash on app.blog_posts (tenant_id, deleted_at) where deleted_at is not null;
    create index blog_posts_updated on app.blog_posts (tenant_id, updated_at, id) include (status, author_id, created_at) where deleted_at is null;
    ${tenantTable('blog_posts', roles)}
    comment on column app.blog_posts.content is 'Formatted text, cleaned when it is saved.';
    comment on column app.blog_posts.title_key is 'Title in lower case, computed by the database.';

    create table app.blog_post_categories (
      tenant_id bigint not null references platform.tenants (id),
      post_id bigint not null,
      category_id bigint not null,
      primary key (tenant_id, post_id, category_id),
      foreign key (tenant_id, category_id) references app.categories (tenant_id, id) on delete cascade,
      foreign key (tenant_id, post_id) references app.blog_posts (tenant_id, id) on delete cascade
    );
    create index blog_post_categories_category on app.blog_post_categories (tenant_id, category_id, post_id);
    ${tenantTable('blog_post_categories', roles, 'select, insert, delete')}

    create table app.blog_post_revisions (
      tenant_id bigint not null references platform.tenants (id),
      post_id bigint not null,
      version integer not null,
      title text not null,
      excerpt text not null,
      content text not null,
      label text not null default '',
      user_id bigint,
      created_at timestamptz not null default now(),
      primary key (tenant_id, post_id, version),
      foreign key (tenant_id, post_id) references app.blog_posts (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    ${tenantTable('blog_post_revisions', roles)}

    create table app.moved_addresses (
      tenant_id bigint not null references platform.tenants (id),
      path text not null,
      page_id bigint,
      post_id bigint,
      moved_at timestamptz not null default now(),
      product_id bigint,
      primary key (tenant_id, path),
      constraint moved_addresses_one check (num_nonnulls(page_id, post_id, product_id) = 1),
      foreign key (tenant_id, page_id) references app.pages (tenant_id, id) on delete cascade,
      foreign key (tenant_id, post_id) references app.blog_posts (tenant_id, id) on delete cascade
    );
    create index moved_addresses_page on app.moved_addresses (tenant_id, page_id) where page_id is not null;
    create index moved_addresses_post on app.moved_addresses (tenant_id, post_id) where post_id is not null;
    create index moved_addresses_product on app.moved_addresses (tenant_id, product_id) where product_id is not null;
    ${tenantTable('moved_addresses', roles, 'select, insert, update')}
  `,
};
