import type { CardEntity } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { BoardColumnRecord } from '../../../kernel/database/records.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { boardEntity } from './board.entity.ts';
import { defaultBoard, defaultColumn, findFirstColumn } from './default-board.ts';
import { findPlace, lockColumn } from './place-card.ts';
import { positionBetween } from './positions.ts';

/** Board and column of a body. Null takes a record off its board. */
export interface AskedColumn {
  readonly board_id?: number | null | undefined;
  readonly column_id?: number | null | undefined;
}

/** A record that stands on a board. */
export interface PlacedRow {
  readonly id: number;
  readonly board_id: number | null;
  readonly column_id: number | null;
}

const NOWHERE = { board_id: null, column_id: null, position: null };

/**
 * Checks that the user may see a board.
 * @throws `validation_failed` on `board_id`
 */
async function requireBoard(write: TenantWrite, boardId: number): Promise<void> {
  const [row] = await findRows(write.tx, boardEntity, [boardId], {}, getScope(boardEntity, write));
  if (!row)
    throw appError('validation_failed', {
      formErrors: { board_id: 'This board does not exist, or was deleted' },
    });
}

/**
 * Checks that a record may enter a board: one that the user may see, the one that it is on already, or for a new record the one
 * where it would start anyway.
 * @throws `validation_failed` on `board_id`
 */
async function requireEntry(
  write: TenantWrite,
  boardId: number,
  current: PlacedRow | undefined,
  usualBoard: number | null | undefined,
): Promise<void> {
  if (boardId === (current ? current.board_id : usualBoard)) return;
  if (!current && boardId === (await defaultBoard(write))) return;
  await requireBoard(write, boardId);
}

/** Returns the column that a body means; null for none, undefined for the one that the record has. */
async function askedColumn(
  write: TenantWrite,
  { board_id, column_id }: AskedColumn,
  current: PlacedRow | undefined,
  usualBoard: number | null | undefined,
): Promise<number | null | undefined> {
  if (typeof column_id === 'number')
    return column_id === current?.column_id ? undefined : column_id;
  if (column_id === null && board_id === undefined) return current ? null : undefined;
  if (board_id === null) return null;
  if (board_id !== undefined) {
    if (board_id === current?.board_id) return undefined;
    await requireEntry(write, board_id, current, usualBoard);
    return (await findFirstColumn(write, board_id))?.column_id ?? null;
  }
  if (current) return undefined;
  const usual = typeof usualBoard === 'number' && (await findFirstColumn(write, usualBoard));
  return ((usual || undefined) ?? (await defaultColumn(write)))?.column_id ?? null;
}

/** Columns of a record's place on a board, and the column itself when the record enters it. */
export interface CardColumns {
  readonly columns: Columns;
  readonly entered?: BoardColumnRecord | undefined;
}

/**
 * Returns the columns for the place of a record: at the end of the column of a body, of the first column of its board, or for a new
 * record of the usual or default board.
 * @param usualBoard - board of a new record that names none
 * @throws `validation_failed` on `board_id` or `column_id`
 */
export async function cardColumns(
  write: TenantWrite,
  entity: CardEntity,
  asked: AskedColumn,
  current: PlacedRow | undefined,
  usualBoard?: number | null,
): Promise<CardColumns> {
  const columnId = await askedColumn(write, asked, current, usualBoard);
  if (columnId === undefined) return { columns: {} };
  if (columnId === null) return { columns: NOWHERE };
  const entered = await lockColumn(write.tx, columnId, asked.board_id);
  await requireEntry(write, entered.board_id, current, usualBoard);
  const { position } = await findPlace(
    write.tx,
    columnId,
    {},
    current && { entity, id: current.id },
  );
  return {
    columns: { board_id: entered.board_id, column_id: columnId, position },
    entered,
  };
}

/** Returns names and colors of columns and names of boards, for records that stand on them. */
export async function getColumnNames(
  { tx }: Pick<TenantWrite, 'tx'>,
  ids: readonly (number | null)[],
): Promise<
  ReadonlyMap<number, { readonly name: string; readonly color: string; readonly board: string }>
> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('board_columns')
    .innerJoin('boards', 'boards.id', 'board_columns.board_id')
    .select([
      'board_columns.id',
      'board_columns.name',
      'board_columns.color',
      'boards.name as board',
    ])
    .where('board_columns.id', 'in', asked)
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** Gives records of the trash a place at the end of their column again, before they come back. */
export async function placeAgain(
  { tx }: Pick<TenantWrite, 'tx'>,
  table: 'tasks' | 'projects',
  ids: readonly number[],
): Promise<void> {
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'column_id'])
    .where('id', 'in', [...ids, 0])
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  const last = new Map<number, string>();
  for (const { id, column_id } of rows) {
    if (column_id === null) continue;
    const previous = last.get(column_id);
    if (previous === undefined) await lockColumn(tx, column_id);
    const position =
      previous === undefined
        ? (await findPlace(tx, column_id)).position
        : positionBetween(previous, null);
    last.set(column_id, position);
    await tx.updateTable(table).set({ position }).where('id', '=', id).execute();
  }
}
