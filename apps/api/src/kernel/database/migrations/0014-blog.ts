import { type Migration, tenantTable } from '../migration.ts';

/** Categories of products and of the blog; blog posts with their categories and what was saved of them. */
export const blog: Migration = {
  id: '0014-blog',
  up: (roles) => `
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
      check (kind = 'products' or parent_id is null),
      foreign key (tenant_id, kind, parent_id) references app.categories (tenant_id, kind, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index categories_slug_key on app.categories (tenant_id, kind, slug) where deleted_at is null;
    create index categories_place on app.categories (tenant_id, kind, parent_id, sort) where deleted_at is null;
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
      title_key text generated always as (lower(title)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index blog_posts_slug_key on app.blog_posts (tenant_id, slug) where deleted_at is null;
    create index blog_posts_title on app.blog_posts (tenant_id, title_key, id) where deleted_at is null;
    create index blog_posts_publish on app.blog_posts (tenant_id, publish_date, id) where deleted_at is null;
    create index blog_posts_status on app.blog_posts (tenant_id, status, publish_date desc, id desc) where deleted_at is null;
    create index blog_posts_updated on app.blog_posts (tenant_id, updated_at, id) where deleted_at is null;
    create index blog_posts_created on app.blog_posts (tenant_id, created_at, id) where deleted_at is null;
    create index blog_posts_author on app.blog_posts (tenant_id, author_id) where deleted_at is null;
    create index blog_posts_trash on app.blog_posts (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('blog_posts', roles)}

    create table app.blog_post_categories (
      tenant_id bigint not null references platform.tenants (id),
      post_id bigint not null,
      category_id bigint not null,
      primary key (tenant_id, post_id, category_id),
      foreign key (tenant_id, post_id) references app.blog_posts (tenant_id, id) on delete cascade,
      foreign key (tenant_id, category_id) references app.categories (tenant_id, id) on delete cascade
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

    alter table app.media_usages drop constraint media_usages_entity_check;
    alter table app.media_usages add constraint media_usages_entity_check
      check (entity in ('page', 'template', 'settings', 'blog_post', 'category'));
  `,
};
