import type { BoardCard, CardEntity, Priority } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { COUNT_CAP, containing, type ListResults } from '../../../kernel/database/list-page.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { getRowTags } from '../../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { boardEntity } from '../boards/board.entity.ts';
import { getPeopleOf, PROJECT_ASSIGNEES, TASK_ASSIGNEES } from '../boards/people/record-people.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { hideProjectNames } from '../projects/project-access.ts';
import { taskEntity } from '../tasks/task.entity.ts';

/** Cards that are asked for. */
export interface AskedCards {
  readonly columnId: number;
  readonly itemsPerPage: number;
  readonly cursor?: string | undefined;
  readonly assigneeId?: number | undefined;
  readonly projectId?: number | undefined;
  readonly priority?: Priority | undefined;
  readonly text?: string | undefined;
}

/** A card as it is read, before the people and tags of all cards are. */
interface CardRow
  extends Omit<BoardCard, 'assignees' | 'tags' | 'due_date' | 'est_hours' | 'checklist_done'> {
  readonly est_hours: string;
  readonly due_date: Date | null;
  readonly checklist_done: number;
  readonly customer_id: number | null;
}

const TASK_CARD = sql`
  'task' as entity, tasks.id, tasks.number, tasks.title, tasks.column_id, tasks.position, tasks.priority, tasks.est_hours,
  tasks.tracked_minutes, tasks.due_date, tasks.is_done, tasks.version, tasks.comments_count, p.id as project_id,
  coalesce(p.title, '') as project_title, c.id as customer_id, coalesce(c.display_name, '') as customer_name,
  jsonb_array_length(jsonb_path_query_array(tasks.checklist, '$[*] ? (@.done == true)')) as checklist_done,
  jsonb_array_length(tasks.checklist) as checklist_total
  from tasks left join projects p on p.tenant_id = tasks.tenant_id and p.id = tasks.project_id and p.deleted_at is null
  left join customers c on c.tenant_id = p.tenant_id and c.id = p.customer_id and c.deleted_at is null`;

const PROJECT_CARD = sql`
  'project' as entity, projects.id, projects.number, projects.title, projects.column_id, projects.position, projects.priority,
  projects.est_hours, projects.tracked_minutes, projects.end_date as due_date, projects.status = 'completed' as is_done,
  projects.version, 0 as comments_count, projects.id as project_id, '' as project_title,
  c.id as customer_id, coalesce(c.display_name, '') as customer_name, 0 as checklist_done, 0 as checklist_total
  from projects left join customers c on c.tenant_id = projects.tenant_id and c.id = projects.customer_id and c.deleted_at is null`;

type Condition = RawBuilder<SqlBool>;

/** Returns the conditions for the cards of one kind. */
function cardConditions(
  entity: CardEntity,
  write: TenantWrite,
  { columnId, assigneeId, projectId, priority, text }: Omit<AskedCards, 'itemsPerPage'>,
): Condition[] {
  const kind = entity === 'task' ? taskEntity : projectEntity;
  const at = (column: string) => sql.ref(`${kind.table}.${column}`);
  const project = entity === 'task' ? at('project_id') : at('id');
  const people = entity === 'task' ? sql.table('task_assignees') : sql.table('project_assignees');
  const own = entity === 'task' ? sql.ref('a.task_id') : sql.ref('a.project_id');
  return [
    sql<SqlBool>`${at('column_id')} = ${columnId}`,
    sql<SqlBool>`${at('deleted_at')} is null`,
    ...getScope(kind, write),
    ...(projectId === undefined ? [] : [sql<SqlBool>`${project} = ${projectId}`]),
    ...(priority === undefined ? [] : [sql<SqlBool>`${at('priority')} = ${priority}`]),
    ...(text ? [sql<SqlBool>`${at('title_key')} like ${containing(text.toLowerCase())}`] : []),
    ...(assigneeId === undefined
      ? []
      : [
          sql<SqlBool>`exists (select 1 from ${people} a where a.tenant_id = ${at('tenant_id')} and ${own} = ${at('id')} and a.user_id = ${assigneeId})`,
        ]),
  ];
}

const KINDS = ['task', 'project'] as const;

const select = (entity: CardEntity): RawBuilder<unknown> =>
  entity === 'task' ? TASK_CARD : PROJECT_CARD;

const where = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`where ${sql.join([...conditions], sql` and `)}`;

/** Completes cards with their people and tags, without names that the user may not see. */
async function toCards(write: TenantWrite, found: readonly CardRow[]): Promise<BoardCard[]> {
  const { tx } = write;
  const rows = await hideProjectNames(write, found);
  const getIds = (entity: CardEntity): number[] =>
    rows.flatMap((row) => (row.entity === entity ? [row.id] : []));
  const people = {
    task: await getPeopleOf(tx, TASK_ASSIGNEES, getIds('task')),
    project: await getPeopleOf(tx, PROJECT_ASSIGNEES, getIds('project')),
  };
  const tags = {
    task: await getRowTags(tx, 'task', getIds('task')),
    project: await getRowTags(tx, 'project', getIds('project')),
  };
  return rows.map(({ est_hours, due_date, customer_id: _customer, ...row }) => ({
    ...row,
    project_id: row.entity === 'task' && row.project_title !== '' ? row.project_id : null,
    est_hours: Number(est_hours),
    due_date: due_date?.toISOString() ?? null,
    assignees: people[row.entity].get(row.id) ?? [],
    tags: tags[row.entity](row.id),
  }));
}

/** Characters of positions. */
const POSITION = /^[0-9A-Za-z]{1,200}$/;

/**
 * Returns cards of a column in their order, those that the user may see.
 * Errors: `not_found` for a board; `validation_failed` on `columnId` or `cursor`.
 */
export async function listCards(
  write: TenantWrite,
  boardId: number,
  asked: AskedCards,
): Promise<ListResults<BoardCard>> {
  await getEntity(write, boardEntity, boardId);
  const { tx } = write;
  const { columnId, cursor, itemsPerPage } = asked;
  const column = await tx
    .selectFrom('board_columns')
    .select('id')
    .where('id', '=', columnId)
    .where('board_id', '=', boardId)
    .executeTakeFirst();
  if (!column)
    throw appError('validation_failed', {
      formErrors: { columnId: 'This column is not on the board' },
    });
  if (cursor !== undefined && !POSITION.test(cursor))
    throw appError('validation_failed', { formErrors: { cursor: 'belongs to another list' } });
  const parts = KINDS.map((entity) => {
    const conditions = cardConditions(entity, write, asked);
    const table = sql.ref(`${entity}s.position`);
    const beyond = cursor === undefined ? [] : [sql<SqlBool>`${table} > ${cursor}`];
    return sql`(select ${select(entity)} ${where([...conditions, ...beyond])} order by ${table} limit ${itemsPerPage + 1})`;
  });
  const { rows } = await sql<CardRow>`
    ${sql.join(parts, sql` union all `)} order by position, entity, id limit ${itemsPerPage + 1}`.execute(
    tx,
  );
  const counts = KINDS.map(
    (entity) =>
      sql`(select count(*)::int from (select 1 from ${sql.table(`${entity}s`)} ${where(cardConditions(entity, write, asked))} limit ${COUNT_CAP + 1}) found)`,
  );
  const { rows: sums } = await sql<{
    n: number;
  }>`select ${sql.join(counts, sql` + `)} as n`.execute(tx);
  const counted = sums[0]?.n ?? 0;
  const shown = rows.slice(0, itemsPerPage);
  return {
    rows: await toCards(write, shown),
    total: Math.min(counted, COUNT_CAP),
    currentPage: 1,
    itemsPerPage,
    nextCursor: rows.length > itemsPerPage ? (shown.at(-1)?.position ?? null) : null,
    totalIsCapped: counted > COUNT_CAP,
  };
}

/** Returns one card of a board. Errors: `not_found` for one that is not there, or that the user may not see. */
export async function getCard(
  write: TenantWrite,
  boardId: number,
  entity: CardEntity,
  id: number,
): Promise<BoardCard> {
  await getEntity(write, boardEntity, boardId);
  const kind = entity === 'task' ? taskEntity : projectEntity;
  const at = (column: string) => sql.ref(`${kind.table}.${column}`);
  const { rows } = await sql<CardRow>`
    select ${select(entity)} ${where([
      sql<SqlBool>`${at('id')} = ${id}`,
      sql<SqlBool>`${at('board_id')} = ${boardId}`,
      sql<SqlBool>`${at('deleted_at')} is null`,
      ...getScope(kind, write),
    ])}`.execute(write.tx);
  const [card] = await toCards(write, rows);
  if (!card) throw appError('not_found');
  return card;
}
