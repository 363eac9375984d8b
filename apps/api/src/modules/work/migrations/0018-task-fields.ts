import type { Migration } from '../../../kernel/database/migration.ts';

/** Custom fields of tasks. */
export const taskFields: Migration = {
  id: '0018-task-fields',
  up: () => `
    alter table app.tasks add column custom_fields jsonb not null default '{}';
  `,
};
