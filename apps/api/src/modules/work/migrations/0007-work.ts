import type { Migration } from '../../../kernel/database/migration.ts';
import { boardTables } from './board-tables.ts';
import { timeTables } from './time-tables.ts';

/** Boards with their columns, projects, tasks, comments, time entries and schedules. */
export const workBaseline: Migration = {
  id: '0007-work',
  up: (roles) => `
    ${boardTables(roles)}
    ${timeTables(roles)}
  `,
};
