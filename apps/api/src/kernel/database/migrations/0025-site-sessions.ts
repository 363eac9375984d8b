import type { Migration } from '../migration.ts';

/** Sessions of visitors belong to the site on which they began; those of the admin to none. */
export const siteSessions: Migration = {
  id: '0025-site-sessions',
  up: () => `
    alter table auth.session add column "siteTenantId" bigint;
  `,
};
