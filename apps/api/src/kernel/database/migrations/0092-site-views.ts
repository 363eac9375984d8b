import type { Migration } from '../migration.ts';

/** Staff who view the site of a tenant before publication: a one-time code becomes a token of that one host. */
export const siteViews: Migration = {
  id: '0092-site-views',
  up: (roles) => `
    create table platform.site_views (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      user_id bigint not null references platform.users (id) on delete cascade,
      host text not null check (host = lower(host)),
      code_hash text unique,
      token_hash text unique,
      expires_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create index site_views_user on platform.site_views (user_id);
    create index site_views_expires on platform.site_views (expires_at);
    grant select, insert, update, delete on platform.site_views to ${roles.platform};
  `,
};
