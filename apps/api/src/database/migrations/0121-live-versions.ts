import type { Migration } from '../migration.ts';

/** What visitors see of a published page while a later version of it waits for its publish date. */
export const liveVersions: Migration = {
  id: '0121-live-versions',
  up: () => `
    alter table app.pages
      add column live_version jsonb,
      add column has_live_version boolean not null generated always as (live_version is not null) stored;
    create index pages_waiting on app.pages (tenant_id, publish_date) where live_version is not null;
  `,
};
