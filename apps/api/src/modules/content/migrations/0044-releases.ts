import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Releases: pages and posts that are published at one moment. */
export const releases: Migration = {
  id: '0044-releases',
  up: (roles) => `
    create table app.releases (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      note text not null default '',
      state text not null default 'open' check (state in ('open', 'scheduled', 'published', 'failed')),
      publish_at timestamptz,
      scheduled_by bigint,
      published_at timestamptz,
      published_by bigint,
      reverted_at timestamptz,
      reverted_by bigint,
      failure text not null default '',
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint releases_scheduled_check
        check (state <> 'scheduled' or (publish_at is not null and scheduled_by is not null)),
      constraint releases_published_check check ((state = 'published') = (published_at is not null)),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, scheduled_by) references app.people (tenant_id, user_id),
      foreign key (tenant_id, published_by) references app.people (tenant_id, user_id),
      foreign key (tenant_id, reverted_by) references app.people (tenant_id, user_id)
    );
    create index releases_recent on app.releases (tenant_id, updated_at desc, id desc);
    create index releases_scheduled on app.releases (tenant_id, publish_at) where state = 'scheduled';
    ${tenantTable('releases', roles)}
    comment on column app.releases.scheduled_by is 'Person whose permissions are checked when the scheduled time has come.';
    comment on column app.releases.failure is 'Reason for which the scheduled publication was refused.';

    create table app.release_items (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      release_id bigint not null,
      page_id bigint,
      post_id bigint,
      added_version integer not null,
      is_pending boolean not null default true,
      published_version integer,
      before jsonb,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint release_items_one check (num_nonnulls(page_id, post_id) = 1),
      constraint release_items_published_check
        check (is_pending or (published_version is not null and before is not null)),
      foreign key (tenant_id, release_id) references app.releases (tenant_id, id) on delete cascade,
      foreign key (tenant_id, page_id) references app.pages (tenant_id, id) on delete cascade,
      foreign key (tenant_id, post_id) references app.blog_posts (tenant_id, id) on delete cascade
    );
    create index release_items_release on app.release_items (tenant_id, release_id, id);
    create index release_items_page on app.release_items (tenant_id, page_id) where page_id is not null;
    create index release_items_post on app.release_items (tenant_id, post_id) where post_id is not null;
    create unique index release_items_page_key on app.release_items (tenant_id, page_id) where is_pending and page_id is not null;
    create unique index release_items_post_key on app.release_items (tenant_id, post_id) where is_pending and post_id is not null;
    ${tenantTable('release_items', roles)}
    comment on column app.release_items.added_version is 'Version of the page or post when it was added.';
    comment on column app.release_items.is_pending is 'True until the release is published: a page or post is in one such release at most.';
    comment on column app.release_items.before is 'State of the page or post before the release was published.';
  `,
};
