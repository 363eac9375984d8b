import type { Migration } from '../migration.ts';

/** Allows deleting records permanently once they can no longer be restored from the trash. */
export const emptyTrash: Migration = {
  id: '0013-empty-trash',
  up: (roles) => `
    grant delete on app.pages, app.component_templates, app.media to ${roles.runtime};
  `,
};
