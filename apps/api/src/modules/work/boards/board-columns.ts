import type { BoardColumn, BoardColumnCreate, BoardColumnUpdate } from '@org/schema/entities';
import { MAX_COLUMNS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity, recordMany } from '../../../kernel/entities/entity.service.ts';
import { givenColumns } from '../../../kernel/entities/entity-stamps.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { boardEntity } from './board.entity.ts';
import { CARD_TABLES, lockCards, lockColumn, moveAllCards } from './place-card.ts';

async function countCards(
  tx: TenantTx,
  boardId: number,
): Promise<(entity: keyof typeof CARD_TABLES, columnId: number) => number> {
  const counts = new Map<string, number>();
  for (const entity of ['task', 'project'] as const) {
    const { rows } = await sql<{ column_id: number; n: number }>`
      select column_id, count(*)::int as n from ${sql.table(CARD_TABLES[entity])}
      where column_id in (select id from board_columns where board_id = ${boardId}) and deleted_at is null
      group by column_id`.execute(tx);
    for (const { column_id, n } of rows) counts.set(`${entity} ${column_id}`, n);
  }
  return (entity, columnId) => counts.get(`${entity} ${columnId}`) ?? 0;
}

/** Returns the columns of a board in their order. Errors: `not_found` for a board that the user may not see. */
export async function listColumns(write: TenantWrite, boardId: number): Promise<BoardColumn[]> {
  await getEntity(write, boardEntity, boardId);
  const rows = await write.tx
    .selectFrom('board_columns')
    .selectAll()
    .where('board_id', '=', boardId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const count = await countCards(write.tx, boardId);
  return rows.map(({ tenant_id: _, ...column }) => ({
    ...column,
    task_count: count('task', column.id),
    project_count: count('project', column.id),
  }));
}

async function getColumn(
  write: TenantWrite,
  boardId: number,
  columnId: number,
): Promise<BoardColumn> {
  const column = (await listColumns(write, boardId)).find(({ id }) => id === columnId);
  if (!column) throw appError('not_found');
  return column;
}

/** Locks a board while its columns change. Errors: `not_found`. */
async function lockBoard(write: TenantWrite, boardId: number): Promise<void> {
  await getEntity(write, boardEntity, boardId);
  // Cards that are saved meanwhile refer to the board.
  await sql`select 1 from boards where id = ${boardId} for no key update`.execute(write.tx);
}

const record = (write: TenantWrite, boardId: number, name: string, from: unknown, to: unknown) =>
  recordMany(write, boardEntity, [boardId], 'updated', { [name]: [from, to] });

/** Adds a column at the end of a board. Errors: `not_found`; `validation_failed` for too many. */
export async function createColumn(
  write: TenantWrite,
  boardId: number,
  fields: BoardColumnCreate,
): Promise<BoardColumn> {
  await lockBoard(write, boardId);
  const columns = await listColumns(write, boardId);
  if (columns.length >= MAX_COLUMNS)
    throw appError('validation_failed', {
      formErrors: { name: `A board has at most ${MAX_COLUMNS} columns` },
    });
  const position = Math.max(-1, ...columns.map((column) => column.position)) + 1;
  const { id } = await write.tx
    .insertInto('board_columns')
    .values({ ...fields, tenant_id: write.tenantId, board_id: boardId, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(write, boardId, 'column', '', fields.name);
  return getColumn(write, boardId, id);
}

/** Repeats recurring tasks that are done because of a change of columns. */
export type RepeatTasks = (write: TenantWrite, ids: readonly number[]) => Promise<void>;

/**
 * Changes a column. A column that becomes done, or no longer is, changes its tasks with it.
 * @param repeat - receives the tasks that are done by that
 * Errors: `not_found`.
 */
export async function updateColumn(
  write: TenantWrite,
  boardId: number,
  columnId: number,
  fields: BoardColumnUpdate,
  repeat: RepeatTasks,
): Promise<BoardColumn> {
  await lockBoard(write, boardId);
  const before = await getColumn(write, boardId, columnId);
  const set = givenColumns(fields);
  if (fields.is_done !== undefined) await lockCards(write.tx, columnId);
  if (Object.keys(set).length > 0)
    await write.tx.updateTable('board_columns').set(set).where('id', '=', columnId).execute();
  if (fields.is_done !== undefined && fields.is_done !== before.is_done) {
    const { rows } = await sql<{ id: number; deleted_at: Date | null }>`
      update tasks set is_done = ${fields.is_done}, version = version + 1, updated_at = now(),
        completed_at = ${fields.is_done ? sql`coalesce(completed_at, now())` : sql`null`}
      where column_id = ${columnId} and is_done <> ${fields.is_done}
      returning id, deleted_at`.execute(write.tx);
    if (fields.is_done) await repeat(write, getLiveIds(rows));
  }
  const column = await getColumn(write, boardId, columnId);
  await record(write, boardId, 'column', before.name, column.name);
  return column;
}

/** Returns the ids of rows outside of the trash. */
const getLiveIds = (rows: readonly { readonly id: number; readonly deleted_at: Date | null }[]) =>
  rows.flatMap(({ id, deleted_at }) => (deleted_at === null ? [id] : []));

/**
 * Deletes a column. Its cards go to the column `moveTo`, or else to the first other one.
 * @param repeat - receives the tasks that are done by that
 * Errors: `not_found`; `not_now` for the last column; `validation_failed` on `moveTo`.
 */
export async function removeColumn(
  write: TenantWrite,
  boardId: number,
  columnId: number,
  moveTo: number | undefined,
  repeat: RepeatTasks,
): Promise<void> {
  await lockBoard(write, boardId);
  const columns = await listColumns(write, boardId);
  const column = columns.find(({ id }) => id === columnId);
  if (!column) throw appError('not_found');
  const others = columns.filter(({ id }) => id !== columnId);
  if (others.length === 0)
    throw appError('not_now', { message: 'A board keeps at least one column' });
  const target = moveTo === undefined ? others[0] : others.find(({ id }) => id === moveTo);
  if (!target)
    throw appError('validation_failed', {
      formErrors: { moveTo: 'Choose another column of this board' },
    });
  await lockCards(write.tx, columnId);
  await lockColumn(write.tx, Math.min(columnId, target.id));
  await lockColumn(write.tx, Math.max(columnId, target.id));
  const open = target.is_done ? await findOpenTasks(write, columnId) : [];
  await moveAllCards(write.tx, columnId, target);
  await write.tx.deleteFrom('board_columns').where('id', '=', columnId).execute();
  await repeat(write, open);
  await record(write, boardId, 'column', column.name, '');
}

/** Returns the tasks of a column that are not done. */
async function findOpenTasks({ tx }: TenantWrite, columnId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('tasks')
    .select(['id', 'deleted_at'])
    .where('column_id', '=', columnId)
    .where('is_done', '=', false)
    .execute();
  return getLiveIds(rows);
}

/** Sets the order of the columns. Errors: `not_found`; `validation_failed` unless each is named once. */
export async function orderColumns(
  write: TenantWrite,
  boardId: number,
  ids: readonly number[],
): Promise<BoardColumn[]> {
  await lockBoard(write, boardId);
  const columns = await listColumns(write, boardId);
  const known = new Set(columns.map(({ id }) => id));
  if (ids.length !== known.size || ids.some((id) => !known.delete(id)))
    throw appError('validation_failed', {
      formErrors: { ids: 'Name every column of the board once' },
    });
  await sql`
    update board_columns set position = given.place
    from unnest(${ids}::bigint[]) with ordinality as given (id, place)
    where board_columns.id = given.id`.execute(write.tx);
  await record(write, boardId, 'columns', 'order', 'changed');
  return listColumns(write, boardId);
}
