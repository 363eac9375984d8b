import type { Migration } from '../migration.ts';

/** What has been in the trash for longer than it can be restored may be deleted for good. */
export const emptyTrash: Migration = {
  id: '0013-empty-trash',
  up: (roles) => `
    grant delete on app.pages, app.component_templates, app.media to ${roles.runtime};
  `,
};
