import type { ChangeAction, EventName } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';

/** Row of the outbox, as streams read it. */
export interface OutboxEvent {
  readonly topic: EventName;
  readonly entity: string | null;
  readonly entity_id: number | null;
  readonly action: ChangeAction | null;
  readonly version: number | null;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly payload: object | null;
  readonly user_id: number | null;
}

/** New rows of an outbox in the order in which they were written, with the snapshot up to which they are complete. */
export interface OutboxPart {
  readonly snapshot: string;
  readonly events: readonly OutboxEvent[];
  /** True where more is new than was read: it is not told one by one. */
  readonly isTooMuch: boolean;
}

/** Maximum number of rows that are sent one by one. */
const MAX_TOLD = 1000;

/** The snapshot of now: everything that is committed later is new to it. */
export async function currentSnapshot(tx: TenantTx): Promise<string> {
  const { rows } = await sql<{
    snapshot: string;
  }>`select pg_current_snapshot()::text as snapshot`.execute(tx);
  return rows[0]?.snapshot ?? '';
}

/**
 * Reads what was committed to a tenant's outbox since a snapshot, however long ago it was written. One statement reads the rows
 * and the new snapshot, so nothing can come between them.
 * @param tx - transaction of the tenant
 * @param until - later snapshot that was read already
 * @param entities - entities of which only changes of single records are read; all rows without it
 * @returns rows between; undefined for a snapshot of another database, which lies in the future
 */
export async function readOutbox(
  tx: TenantTx,
  since: string,
  until?: string,
  entities?: ReadonlySet<string>,
): Promise<OutboxPart | undefined> {
  const seen =
    until === undefined ? sql`true` : sql`pg_visible_in_snapshot(o.txid, ${until}::pg_snapshot)`;
  const wanted = entities
    ? sql`o.topic = 'entity_changed' and o.entity_id is not null and o.entity = any(${[...entities]}::text[])`
    : sql`true`;
  const { rows } = await sql<{ snapshot: string; known: boolean; events: OutboxEvent[] }>`
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(${since}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as known,
      coalesce((
        select json_agg(fresh order by fresh.seq) from (
          select o.seq, o.topic, o.entity, o.entity_id, o.action, o.version, o.actor_id, p.display_name as actor_name, o.payload, o.user_id
          from outbox o left join people p on p.tenant_id = o.tenant_id and p.user_id = o.actor_id
          where o.txid >= pg_snapshot_xmin(${since}::pg_snapshot)
            and o.txid < pg_snapshot_xmax(pg_current_snapshot())
            and not pg_visible_in_snapshot(o.txid, ${since}::pg_snapshot)
            and ${seen}
            and ${wanted}
          order by o.seq
          limit ${MAX_TOLD + 1}
        ) fresh
      ), '[]') as events`.execute(tx);
  const [part] = rows;
  if (!part?.known) return undefined;
  const isTooMuch = part.events.length > MAX_TOLD;
  return { snapshot: part.snapshot, events: isTooMuch ? [] : part.events, isTooMuch };
}
