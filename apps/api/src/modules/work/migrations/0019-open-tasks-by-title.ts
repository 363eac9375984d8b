import type { Migration } from '../../../kernel/database/migration.ts';

/** Finds open and overdue tasks by title, however many done ones come before them. */
export const openTasksByTitle: Migration = {
  id: '0019-open-tasks-by-title',
  up: () => `
    create index tasks_open_title on app.tasks (tenant_id, title_key, id) include (due_date, project_id) where deleted_at is null and not is_done;
  `,
};
