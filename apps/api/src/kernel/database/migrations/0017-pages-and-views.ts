import type { Migration } from '../migration.ts';

/**
 * Pages are counted as every other record is. The owner of the tables stands behind row security as well, so that it is
 * lifted for the count, within the one transaction of this step. Views of lists that show tenants are a person's own, whichever
 * tenant they work in.
 */
export const pagesAndViews: Migration = {
  id: '0017-pages-and-views',
  up: (roles) => `
    alter table app.pages no force row level security;
    alter table app.row_counts no force row level security;
    insert into app.row_counts (tenant_id, entity, n)
      select tenant_id, 'page', count(*) from app.pages where deleted_at is null group by tenant_id;
    alter table app.pages force row level security;
    alter table app.row_counts force row level security;

    create table platform.personal_views (
      id bigint generated always as identity primary key,
      user_id bigint not null references platform.users (id) on delete cascade,
      entity text not null,
      name text not null,
      config jsonb not null,
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index personal_views_name_key on platform.personal_views (user_id, entity, lower(name));
    create unique index personal_views_default_key on platform.personal_views (user_id, entity) where is_default;
    grant select, insert, update, delete on platform.personal_views to ${roles.platform};
  `,
};
