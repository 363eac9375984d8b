import type { Assignee } from '@org/schema/entities';
import { sql } from 'kysely';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { publishEvent } from '../../../kernel/events/publish-event.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { boardEntity } from '../boards/board.entity.ts';
import { getAssignees } from '../boards/people/record-people.ts';

/** Seconds after which a person who has not been heard of is no longer at a board. Clients report every 20 seconds. */
const GONE_AFTER = 45;

/**
 * Notes that the user looks at a board, or no longer does; others are notified when that is new.
 * @returns the people who look at the board
 * @throws `not_found` for a board that the user may not see
 */
export async function visitBoard(
  write: TenantWrite,
  boardId: number,
  isPresent: boolean,
): Promise<Assignee[]> {
  const { tx, tenantId, actor } = write;
  await getEntity(write, boardEntity, boardId);
  await cacheActor(write);
  const gone = sql`now() - make_interval(secs => ${GONE_AFTER}::int)`;
  const { numAffectedRows: left = 0n } = await sql`
    delete from board_visits where board_id = ${boardId}
      and (seen_at < ${gone} or (user_id = ${actor.person.id} and not ${isPresent}::boolean))`.execute(
    tx,
  );
  const { rows } = isPresent
    ? await sql<{ is_new: boolean }>`
        insert into board_visits (tenant_id, board_id, user_id) values (${tenantId}, ${boardId}, ${actor.person.id})
        on conflict (tenant_id, board_id, user_id) do update set seen_at = now()
        returning xmax = 0 as is_new`.execute(tx)
    : { rows: [] };
  if (left > 0n || rows[0]?.is_new) await publishEvent(tx, tenantId, 'board_presence', { boardId });
  const visits = await tx
    .selectFrom('board_visits')
    .select('user_id')
    .where('board_id', '=', boardId)
    .orderBy('user_id')
    .execute();
  const people = await getAssignees(
    tx,
    visits.map(({ user_id }) => user_id),
  );
  return visits.flatMap(({ user_id }) => people.get(user_id) ?? []);
}
