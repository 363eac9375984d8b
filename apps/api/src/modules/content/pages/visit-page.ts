import type { PageVisitor } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { publishEvent } from '../../../kernel/events/publish-event.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';

/** Seconds after which a person who has not been heard of no longer has the page open. Editors report every 20 seconds. */
const GONE_AFTER = 45;

/** Report of a person: the selected block, null for none, or that the page was closed. */
export interface PageVisit {
  readonly isPresent: boolean;
  readonly node: string | null;
}

/**
 * Notes that the user has a page open in the editor with a block selected, or no longer does. Others get an event when that is new.
 * @returns everybody who has the page open, also the user
 * @throws `page_not_found`
 */
export async function visitPage(
  write: TenantWrite,
  pageId: number,
  { isPresent, node }: PageVisit,
): Promise<PageVisitor[]> {
  const { tx, tenantId, actor } = write;
  const found = await tx
    .selectFrom('pages')
    .select('id')
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw appError('page_not_found');
  await cacheActor(write);
  const { id, displayName } = actor.person;
  const gone = sql`now() - make_interval(secs => ${GONE_AFTER}::int)`;
  const left = await sql<{ user_id: number; node: string | null }>`
    delete from page_visits where page_id = ${pageId}
      and (seen_at < ${gone} or (user_id = ${id} and not ${isPresent}::boolean))
    returning user_id`.execute(tx);
  const [before] = isPresent
    ? (
        await sql<{ is_new: boolean }>`
          with old as (select node from page_visits where page_id = ${pageId} and user_id = ${id}),
          saved as (
            insert into page_visits (tenant_id, page_id, user_id, node) values (${tenantId}, ${pageId}, ${id}, ${node})
            on conflict (tenant_id, page_id, user_id) do update set seen_at = now(), node = excluded.node
          )
          select coalesce((select node is distinct from ${node} from old), true) as is_new`.execute(
          tx,
        )
      ).rows
    : [];
  if (before?.is_new)
    await publishEvent(tx, tenantId, 'page_presence', { pageId, id, displayName, node, isPresent });
  for (const { user_id } of left.rows)
    if (user_id !== id || !isPresent)
      await publishEvent(tx, tenantId, 'page_presence', {
        pageId,
        id: user_id,
        displayName: '',
        node: null,
        isPresent: false,
      });
  const rows = await tx
    .selectFrom('page_visits')
    .innerJoin('people', (join) =>
      join
        .onRef('people.tenant_id', '=', 'page_visits.tenant_id')
        .onRef('people.user_id', '=', 'page_visits.user_id'),
    )
    .select(['page_visits.user_id', 'people.display_name', 'page_visits.node'])
    .where('page_visits.page_id', '=', pageId)
    .orderBy('page_visits.user_id')
    .execute();
  return rows.map((row) => ({ id: row.user_id, displayName: row.display_name, node: row.node }));
}
