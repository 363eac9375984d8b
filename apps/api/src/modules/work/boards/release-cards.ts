import type { CardEntity } from '@org/schema/entities';
import { sql } from 'kysely';
import { publishChange } from '../../../kernel/events/publish-event.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { CARD_TABLES, type CardRef, findLast, setPositions } from './place-card.ts';
import { positionsAfter } from './positions.ts';

const ENTITIES = ['task', 'project'] as const satisfies readonly CardEntity[];

/** Locks the columns of boards, so that no card enters one while its board goes to the trash or comes back. */
async function lockColumns({ tx }: TenantWrite, boardIds: readonly number[]): Promise<void> {
  await sql`
    select 1 from board_columns where board_id = any(${boardIds}::bigint[])
    order by id for no key update`.execute(tx);
}

/** Announces that cards have left a board or are back. */
async function announce({ tx, tenantId, actor }: TenantWrite): Promise<void> {
  for (const entity of ENTITIES)
    await publishChange(tx, tenantId, {
      entity,
      id: null,
      action: 'updated',
      actorId: actor.person.id,
    });
}

/** Takes the cards off boards that go to the trash, and saves where they were. */
export async function releaseCards(write: TenantWrite, ids: readonly number[]): Promise<void> {
  const { tx } = write;
  if (ids.length === 0) return;
  // Boards before cards before columns, as where a column is deleted. Cards that enter a column lock it too, and look at the board then.
  await sql`select 1 from boards where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  for (const entity of ENTITIES)
    await sql`
      select 1 from ${sql.table(CARD_TABLES[entity])} where board_id = any(${ids}::bigint[])
      order by id for update`.execute(tx);
  await lockColumns(write, ids);
  for (const entity of ENTITIES) {
    const table = sql.table(CARD_TABLES[entity]);
    const card = sql.ref(`${entity}_id`);
    await sql`
      insert into released_cards (tenant_id, ${card}, board_id, column_id, position)
      select tenant_id, id, board_id, column_id, position from ${table}
      where board_id = any(${ids}::bigint[]) and column_id is not null
      on conflict (tenant_id, ${card}) where ${card} is not null do update set
        board_id = excluded.board_id, column_id = excluded.column_id, position = excluded.position`.execute(
      tx,
    );
    await sql`
      update ${table} set board_id = null, column_id = null, position = null, updated_at = now()
      where board_id = any(${ids}::bigint[])`.execute(tx);
  }
  await tx
    .updateTable('boards')
    .set({ is_default: false })
    .where('id', 'in', ids)
    .where('is_default', '=', true)
    .execute();
  await announce(write);
}

/** A card that was on a board in the trash, and the column to which it returns. */
interface ReturningCard extends CardRef {
  readonly board_id: number;
  readonly column_id: number;
}

/**
 * Returns the cards that were on boards and are on no other one now, in their order. A task that has been done since, or is open
 * again, returns to the first column of such tasks.
 */
async function findReturning(
  { tx }: TenantWrite,
  boardIds: readonly number[],
): Promise<ReturningCard[]> {
  const { rows } = await sql<ReturningCard>`
    with found as (
      select 'task' as entity, t.id, r.board_id, r.position, case when c.is_done = t.is_done then c.id else (
          select o.id from board_columns o
          where o.tenant_id = c.tenant_id and o.board_id = c.board_id and o.is_done = t.is_done
          order by o.position, o.id limit 1
        ) end as column_id
      from released_cards r
        join board_columns c on c.tenant_id = r.tenant_id and c.id = r.column_id
        join tasks t on t.tenant_id = r.tenant_id and t.id = r.task_id and t.board_id is null
      where r.board_id = any(${boardIds}::bigint[])
      union all
      select 'project', p.id, r.board_id, r.position, r.column_id
      from released_cards r
        join projects p on p.tenant_id = r.tenant_id and p.id = r.project_id and p.board_id is null
      where r.board_id = any(${boardIds}::bigint[])
    )
    select entity, id, board_id, column_id from found where column_id is not null
    order by column_id, position, entity, id`.execute(tx);
  return rows;
}

/** Puts the cards of boards that come out of the trash where they were, unless they are on another board now. */
export async function returnCards(write: TenantWrite, ids: readonly number[]): Promise<void> {
  const { tx } = write;
  if (ids.length === 0) return;
  for (const entity of ENTITIES)
    await sql`
      select 1 from ${sql.table(CARD_TABLES[entity])} where id in (
        select ${sql.ref(`${entity}_id`)} from released_cards where board_id = any(${ids}::bigint[])
      ) order by id for update`.execute(tx);
  await lockColumns(write, ids);
  const byColumn = Map.groupBy(await findReturning(write, ids), ({ column_id }) => column_id);
  for (const [columnId, cards] of byColumn) {
    const boardId = cards[0]?.board_id ?? null;
    const last = await findLast(tx, columnId);
    await setPositions(
      tx,
      cards,
      positionsAfter(last, cards.length),
      () =>
        sql`, board_id = ${boardId}, column_id = ${columnId}, version = version + 1, updated_at = now()`,
    );
  }
  await tx.deleteFrom('released_cards').where('board_id', 'in', ids).execute();
  await announce(write);
}
