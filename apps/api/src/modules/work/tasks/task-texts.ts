import { sql } from 'kysely';
import type { AccessRules } from '../../../kernel/entities/entity-access.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { whereNamed } from '../projects/project-access.ts';

/** Returns the title of a task's project in a query over tasks, '' for a project that the user may not see. */
export const projectTitle = (reader?: Pick<TenantWrite, 'actor'>) => sql`coalesce((
  select projects.title from projects
  where projects.tenant_id = tasks.tenant_id and projects.id = tasks.project_id
    and projects.deleted_at is null ${whereNamed('projects', reader)}
), '')`;

/** Name of a task's column in a query over tasks. */
export const TASK_COLUMN_NAME = sql`coalesce((
  select c.name from board_columns c where c.tenant_id = tasks.tenant_id and c.id = tasks.column_id
), '')`;

/** One of the people who work on a task in a query over tasks; null for a task of nobody. */
export const FIRST_TASK_ASSIGNEE = sql`(
  select min(a.user_id) from task_assignees a where a.tenant_id = tasks.tenant_id and a.task_id = tasks.id
)`;

/** Condition for tasks that one of these people works on. */
export const isTaskAssigned = (ids: readonly (number | string)[]) => sql<boolean>`exists (
  select 1 from task_assignees a where a.tenant_id = tasks.tenant_id and a.task_id = tasks.id
    and a.user_id = any(${ids}::bigint[]))`;

/** Condition for tasks that a person has to do with: by assignment, by watching, by the project, or by a board that is shared with them. */
const isTaskOf = (personId: number) => sql<boolean>`(
  ${isTaskAssigned([personId])}
  or exists (select 1 from task_watchers w where w.tenant_id = tasks.tenant_id and w.task_id = tasks.id and w.user_id = ${personId})
  or exists (select 1 from project_assignees a where a.tenant_id = tasks.tenant_id and a.project_id = tasks.project_id and a.user_id = ${personId})
  or exists (select 1 from projects p where p.tenant_id = tasks.tenant_id and p.id = tasks.project_id and p.author_id = ${personId})
  or exists (select 1 from boards b where b.tenant_id = tasks.tenant_id and b.id = tasks.board_id and b.user_id = ${personId})
  or exists (select 1 from board_members m where m.tenant_id = tasks.tenant_id and m.board_id = tasks.board_id and m.user_id = ${personId}))`;

/** Access rules of tasks. */
export const TASK_ACCESS = {
  module: 'tasks',
  table: 'tasks',
  ownerColumns: ['author_id'],
  ownedBy: isTaskOf,
} as const satisfies AccessRules;
