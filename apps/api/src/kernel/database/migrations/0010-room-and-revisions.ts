import type { Migration } from '../migration.ts';

/** Index for the storage size of a tenant's images, and the right to prune old revisions of pages. */
export const roomAndRevisions: Migration = {
  id: '0010-room-and-revisions',
  up: (roles) => `
    create index media_room on app.media (tenant_id) include (bytes) where deleted_at is null;
    grant delete on app.page_revisions to ${roles.runtime};
  `,
};
