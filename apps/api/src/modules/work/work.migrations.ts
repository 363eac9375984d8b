import type { Migration } from '../../kernel/database/migration.ts';
import { workBaseline } from './migrations/0007-work.ts';
import { workParts } from './migrations/0010-work-parts.ts';
import { findStaff } from './migrations/0017-find-staff.ts';
import { taskFields } from './migrations/0018-task-fields.ts';
import { openTasksByTitle } from './migrations/0019-open-tasks-by-title.ts';
import { taskEmails } from './migrations/0039-task-emails.ts';
import { taskEmailChoices } from './migrations/0045-task-email-choices.ts';
import { pageComments } from './migrations/0060-page-comments.ts';

/** Migrations of the domain, oldest first. */
export const WORK_MIGRATIONS: readonly Migration[] = [
  workBaseline,
  workParts,
  findStaff,
  taskFields,
  openTasksByTitle,
  taskEmails,
  taskEmailChoices,
  pageComments,
];
