import type { Migration } from '../migration.ts';

/** How much a tenant's images take is read from an index; old revisions of pages may be thinned out. */
export const roomAndRevisions: Migration = {
  id: '0010-room-and-revisions',
  up: (roles) => `
    create index media_room on app.media (tenant_id) include (bytes) where deleted_at is null;
    grant delete on app.page_revisions to ${roles.runtime};
  `,
};
