import { markupText, parseMarkup } from '@org/content';
import { TASK_FIELDS, type Task, taskSchema } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TaskRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { eachByItself, type TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import { getColumnNames, placeAgain } from '../boards/card-columns.ts';
import {
  getPeopleOf,
  setPeople,
  TASK_ASSIGNEES,
  TASK_WATCHERS,
} from '../boards/people/record-people.ts';
import { hasHiddenNames } from '../projects/project-access.ts';
import { hideTaskNames } from './hide-task-names.ts';
import { type TaskFields, taskColumns } from './task-columns.ts';
import { getBlockers, getSubtasks, saveBlockers } from './task-links.ts';
import {
  FIRST_TASK_ASSIGNEE,
  isTaskAssigned,
  projectTitle,
  TASK_ACCESS,
  TASK_COLUMN_NAME,
} from './task-texts.ts';
import { trackProjectsOf } from './tracked-minutes.ts';

const copyFields = sharedFields<TaskRecord, Task>(taskSchema);

interface NamedProject {
  readonly id: number;
  readonly title: string;
  readonly customer_id: number | null;
  readonly customer_name: string;
}

async function getProjects(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, NamedProject>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const { rows } = await sql<NamedProject>`
    select p.id, p.title, c.id as customer_id, coalesce(c.display_name, '') as customer_name
    from projects p left join customers c
      on c.tenant_id = p.tenant_id and c.id = p.customer_id and c.deleted_at is null
    where p.id = any(${asked}::bigint[]) and p.deleted_at is null`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

async function getTitles(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('tasks')
    .select(['id', 'title'])
    .where('id', 'in', asked)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Returns the number of files of tasks. Shape: ids → id → number. */
async function countFiles(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ task_id: number; n: number }>`
    select task_id, count(*)::int as n from work_files where task_id = any(${ids}::bigint[])
    group by task_id`.execute(tx);
  return new Map(rows.map(({ task_id, n }) => [task_id, n]));
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

async function toRecords(
  tx: TenantTx,
  rows: readonly TaskRecord[],
  getTags: TagsOf,
): Promise<Task[]> {
  const ids = rows.map(({ id }) => id);
  const authors = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const assignees = await getPeopleOf(tx, TASK_ASSIGNEES, ids);
  const watchers = await getPeopleOf(tx, TASK_WATCHERS, ids);
  const columns = await getColumnNames(
    { tx },
    rows.map(({ column_id }) => column_id),
  );
  const projects = await getProjects(
    tx,
    rows.map(({ project_id }) => project_id),
  );
  const parents = await getTitles(
    tx,
    rows.map(({ parent_id }) => parent_id),
  );
  const { blockedBy, blocks } = await getBlockers(tx, ids);
  const subtasks = await getSubtasks(tx, ids);
  const files = await countFiles(tx, ids);
  return rows.map((row) => {
    const column = (row.column_id !== null && columns.get(row.column_id)) || undefined;
    const project = (row.project_id !== null && projects.get(row.project_id)) || undefined;
    const parent = row.parent_id === null ? undefined : parents.get(row.parent_id);
    return {
      ...copyFields(row),
      status: 'pending' as const,
      est_hours: Number(row.est_hours),
      hourly_rate: row.hourly_rate === null ? null : Number(row.hourly_rate),
      start_date: iso(row.start_date),
      due_date: iso(row.due_date),
      is_overdue: !row.is_done && row.due_date !== null && row.due_date < new Date(),
      scheduled_start_time: iso(row.scheduled_start_time),
      scheduled_end_time: iso(row.scheduled_end_time),
      completed_at: iso(row.completed_at),
      column_name: column?.name ?? '',
      column_color: column?.color ?? '',
      assignees: assignees.get(row.id) ?? [],
      watchers: watchers.get(row.id) ?? [],
      project_id: project?.id ?? null,
      project_title: project?.title ?? '',
      customer_id: project?.customer_id ?? null,
      customer_name: project?.customer_name ?? '',
      parent_id: parent === undefined ? null : row.parent_id,
      parent_title: parent ?? '',
      blocked_by: [...(blockedBy.get(row.id) ?? [])],
      blocks: [...(blocks.get(row.id) ?? [])],
      subtasks: [...(subtasks.get(row.id) ?? [])],
      attachments_count: files.get(row.id) ?? 0,
      tags: getTags(row.id),
      ...getStamps(row),
      created_by: personIn(authors, row.author_id),
    };
  });
}

/** Conditions of the filters of a list of tasks that name a column and its value. */
const EQUAL = ['project_id', 'board_id', 'column_id', 'parent_id'] as const;

function ownFilters(query: Readonly<Record<string, unknown>>): RawBuilder<SqlBool>[] {
  const { assignee_id, is_done, is_overdue, customer_id } = query;
  const equal = EQUAL.flatMap((name) =>
    query[name] === undefined ? [] : [sql<SqlBool>`${sql.ref(`tasks.${name}`)} = ${query[name]}`],
  );
  return [
    ...equal,
    ...(assignee_id === undefined ? [] : [isTaskAssigned([Number(assignee_id)])]),
    ...(is_done === undefined ? [] : [sql<SqlBool>`tasks.is_done = ${is_done}`]),
    ...(is_overdue === true ? [sql<SqlBool>`(not tasks.is_done and tasks.due_date < now())`] : []),
    ...(customer_id === undefined
      ? []
      : [
          sql<SqlBool>`exists (select 1 from projects p where p.tenant_id = tasks.tenant_id
            and p.id = tasks.project_id and p.customer_id = ${customer_id})`,
        ]),
  ];
}

/** Entity of tasks. */
export const taskEntity = defineEntity<TaskRecord, Task, TaskFields>({
  ...TASK_ACCESS,
  entity: 'task',
  plural: 'tasks',
  words: ['task', 'tasks'],
  rateFields: ['hourly_rate'],
  hasCustomFields: true,
  list: {
    fields: TASK_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    orders: {
      // Tasks without a due date come last.
      due_date: { kind: 'time', value: sql.ref('tasks.due_key'), isColumn: true },
      est_hours: { kind: 'decimal', value: sql.ref('tasks.est_hours'), isColumn: true },
    },
    filters: {
      project_title: { type: 'text', value: projectTitle() },
      column_name: { type: 'text', value: TASK_COLUMN_NAME },
      assignees: { type: 'person', value: FIRST_TASK_ASSIGNEE, chosen: isTaskAssigned },
    },
  },
  ownFilters,
  listFor: (reader) =>
    hasHiddenNames(reader)
      ? { filters: { project_title: { type: 'text', value: projectTitle(reader) } } }
      : undefined,
  toColumns: taskColumns,
  toRecords,
  hideNames: hideTaskNames,
  saveRelations: eachByItself(async (write, id, { assignees, watchers, blocked_by }) => {
    if (assignees) await setPeople(write, TASK_ASSIGNEES, id, assignees);
    if (watchers) await setPeople(write, TASK_WATCHERS, id, watchers, 'watchers');
    if (blocked_by) await saveBlockers(write, id, blocked_by);
  }),
  getParts: async (tx, ids) => {
    const assignees = await getPeopleOf(tx, TASK_ASSIGNEES, ids);
    const watchers = await getPeopleOf(tx, TASK_WATCHERS, ids);
    const { blockedBy } = await getBlockers(tx, ids);
    return (id) => ({
      assignees: (assignees.get(id) ?? []).map((person) => person.id),
      watchers: (watchers.get(id) ?? []).map((person) => person.id),
      blocked_by: (blockedBy.get(id) ?? []).map((task) => task.id),
    });
  },
  afterMove: ({ tx }, ids) => trackProjectsOf(tx, ids),
  beforeRestore: (write, ids) => placeAgain(write, 'tasks', ids),
  searchTexts: ({ number, title, project_title, description }) => [
    title,
    String(number),
    project_title,
    markupText(parseMarkup(description)).slice(0, 1000),
  ],
  getTitle: ({ title }) => title,
  getSubtitle: ({ project_title }) => project_title,
});
