import type { Migration } from '../migration.ts';

/** Versions of published pages that visitors see while a later version is scheduled. */
export const liveVersions: Migration = {
  id: '0121-live-versions',
  up: () => `
    alter table app.pages
      add column live_version jsonb,
      add column has_live_version boolean not null generated always as (live_version is not null) stored;
    create index pages_waiting on app.pages (tenant_id, publish_date) where live_version is not null;
  `,
};
