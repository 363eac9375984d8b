import type { CardEntity } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, sql } from 'kysely';
import type { BoardColumnRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { evenPositions, LONGEST_POSITION, positionBetween, positionsAfter } from './positions.ts';

/** Tables of the records that stand on boards. */
export const CARD_TABLES = { task: 'tasks', project: 'projects' } as const satisfies Record<
  CardEntity,
  string
>;

/** A card by its record. */
export interface CardRef {
  readonly entity: CardEntity;
  readonly id: number;
}

/** A place in a column: right before or right after another card, or else its end. */
export interface Place {
  readonly before?: CardRef | undefined;
  readonly after?: CardRef | undefined;
}

/** Cards of a column, of both kinds. */
const CARDS = sql`(
  select 'task' as entity, tenant_id, id, column_id, position, deleted_at from tasks
  union all
  select 'project', tenant_id, id, column_id, position, deleted_at from projects
) cards`;

/** Returns whether a board is outside of the trash. */
async function isBoardLive(tx: TenantTx, boardId: number): Promise<boolean> {
  const board = await tx
    .selectFrom('boards')
    .select('id')
    .where('id', '=', boardId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return board !== undefined;
}

/**
 * Locks a column until the transaction ends, so that cards are placed in it one after the other. Rows of cards are locked before.
 * References to the column stay possible: a saved card refers to it while another is placed. A board that goes to the trash locks
 * its columns too, so that no card stays on it.
 * @param boardId - board that it has to belong to
 * Errors: `validation_failed` on `column_id`, also when its board is in the trash.
 */
export async function lockColumn(
  tx: TenantTx,
  columnId: number,
  boardId?: number | null,
): Promise<BoardColumnRecord> {
  const locked = await tx
    .selectFrom('board_columns')
    .selectAll()
    .where('id', '=', columnId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const column = locked && (await isBoardLive(tx, locked.board_id)) ? locked : undefined;
  if (!column || (typeof boardId === 'number' && column.board_id !== boardId))
    throw appError('validation_failed', {
      formErrors: {
        column_id: column
          ? 'This column belongs to another board'
          : 'This column does not exist, or was deleted',
      },
    });
  return column;
}

/** Returns the position of a card, if it is in the column. */
async function findPosition(
  tx: TenantTx,
  columnId: number,
  { entity, id }: CardRef,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom(CARD_TABLES[entity])
    .select('position')
    .where('id', '=', id)
    .where('column_id', '=', columnId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.position ?? undefined;
}

/** Returns the position next to another in a column, or its first or last; null where there is none. */
async function findNeighbour(
  tx: TenantTx,
  columnId: number,
  side: 'before' | 'after',
  position: string | null,
  moving: CardRef | undefined,
): Promise<string | null> {
  const beyond =
    position === null
      ? sql`true`
      : side === 'before'
        ? sql`position < ${position}`
        : sql`position > ${position}`;
  const order = side === 'before' ? sql`desc` : sql`asc`;
  const parts = (['task', 'project'] as const).map((entity) => {
    const others = moving?.entity === entity ? sql`and id <> ${moving.id}` : sql``;
    return sql`(
      select position from ${sql.table(CARD_TABLES[entity])}
      where column_id = ${columnId} and deleted_at is null and ${beyond} ${others}
      order by position ${order} limit 1)`;
  });
  const { rows } = await sql<{ position: string }>`
    ${sql.join(parts, sql` union all `)} order by position ${order} limit 1`.execute(tx);
  return rows[0]?.position ?? null;
}

/** Returns the cards of a column in their order, those of the trash included where asked. */
async function findCards(
  tx: TenantTx,
  columnId: number,
  { withTrash }: { readonly withTrash: boolean },
): Promise<CardRef[]> {
  const { rows } = await sql<CardRef>`
    select entity, id from ${CARDS}
    where column_id = ${columnId} and ${withTrash ? sql`true` : sql`deleted_at is null`}
    order by position, entity, id`.execute(tx);
  return rows;
}

/** Writes the positions of cards, with other columns where these change as well. */
export async function setPositions(
  tx: TenantTx,
  cards: readonly CardRef[],
  positions: readonly string[],
  others: (entity: CardEntity) => RawBuilder<unknown>,
): Promise<void> {
  for (const entity of ['task', 'project'] as const) {
    const own = cards.flatMap((card, at) =>
      card.entity === entity ? [{ id: card.id, position: positions[at] }] : [],
    );
    if (own.length === 0) continue;
    await sql`
      update ${sql.table(CARD_TABLES[entity])} card set position = row.position ${others(entity)}
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as row (id bigint, position text)
      where card.id = row.id`.execute(tx);
  }
}

/** Locks the cards of a column, those of the trash included: tasks, then projects, in the order of their ids. */
export async function lockCards(tx: TenantTx, columnId: number): Promise<ReadonlySet<string>> {
  const locked = new Set<string>();
  for (const entity of ['task', 'project'] as const) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(CARD_TABLES[entity])} where column_id = ${columnId} order by id for update`.execute(
      tx,
    );
    for (const { id } of rows) locked.add(`${entity} ${id}`);
  }
  return locked;
}

/**
 * Gives all cards of a column new, short positions in the same order, in a transaction of its own: a move that already waits for
 * the column holds one of its cards.
 * @returns false when a card came to the column meanwhile; the next long position leads here again
 */
export async function renewPositions(tx: TenantTx, columnId: number): Promise<boolean> {
  const locked = await lockCards(tx, columnId);
  await sql`select 1 from board_columns where id = ${columnId} for no key update`.execute(tx);
  const cards = await findCards(tx, columnId, { withTrash: false });
  if (cards.some(({ entity, id }) => !locked.has(`${entity} ${id}`))) return false;
  const positions = evenPositions(cards.length);
  // A unique index is checked row by row: they first go out of the way, then to the new positions.
  await setPositions(
    tx,
    cards,
    positions.map((position) => `~${position}`),
    () => sql``,
  );
  await setPositions(tx, cards, positions, () => sql``);
  return true;
}

/** Returns the last position of a locked column; null for an empty one. */
export const findLast = (tx: TenantTx, columnId: number): Promise<string | null> =>
  findNeighbour(tx, columnId, 'before', null, undefined);

/** Puts all cards of a locked column at the end of another locked one, in their order. */
export async function moveAllCards(
  tx: TenantTx,
  fromId: number,
  to: Pick<BoardColumnRecord, 'id' | 'is_done'>,
): Promise<void> {
  const cards = await findCards(tx, fromId, { withTrash: true });
  const last = await findLast(tx, to.id);
  const place = sql`, column_id = ${to.id}, version = version + 1, updated_at = now()`;
  const done = sql`, is_done = ${to.is_done}, completed_at = ${
    to.is_done ? sql`coalesce(completed_at, now())` : sql`null`
  }`;
  await setPositions(tx, cards, positionsAfter(last, cards.length), (entity) =>
    entity === 'task' ? sql`${place} ${done}` : place,
  );
}

/** Position for a card, and whether it is so long that the positions of the column have to be renewed. */
export interface Placed {
  readonly position: string;
  readonly isLong: boolean;
}

/**
 * Returns the position of a card in a locked column. A neighbour that has moved away is ignored.
 * @param moving - the card itself, which is no neighbour
 */
export async function findPlace(
  tx: TenantTx,
  columnId: number,
  { before, after }: Place = {},
  moving?: CardRef,
): Promise<Placed> {
  const position = await findBetween(tx, columnId, { before, after }, moving);
  return { position, isLong: position.length > LONGEST_POSITION };
}

async function findBetween(
  tx: TenantTx,
  columnId: number,
  { before, after }: Place,
  moving: CardRef | undefined,
): Promise<string> {
  const next = before && (await findPosition(tx, columnId, before));
  if (next !== undefined)
    return positionBetween(await findNeighbour(tx, columnId, 'before', next, moving), next);
  const previous =
    (after && (await findPosition(tx, columnId, after))) ??
    (await findNeighbour(tx, columnId, 'before', null, moving));
  const following =
    previous === null ? null : await findNeighbour(tx, columnId, 'after', previous, moving);
  return positionBetween(previous, following);
}
