import type { Migration } from '../migration.ts';

/** Binds a staff view of a site to the session that opened it: the view ends when the session is deleted. */
export const siteViewsOfSessions: Migration = {
  id: '0160-site-views-of-sessions',
  up: () => `
    delete from platform.site_views;
    alter table platform.site_views add column session_hash text not null;
    create index site_views_session on platform.site_views (session_hash);

    create function auth.end_site_views() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    begin
      delete from platform.site_views where session_hash = old.token;
      return null;
    end
    $$;
    revoke all on function auth.end_site_views() from public;
    create trigger end_site_views after delete on auth.session for each row
      execute function auth.end_site_views();
  `,
};
