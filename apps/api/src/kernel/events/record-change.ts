import type { ChangeAction, EntityName } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../access/call.ts';
import { auditSignature } from '../database/audit-signature.ts';
import { historyTime } from '../database/history-time.ts';
import type { TenantTx } from '../database/tenant-database.ts';

/** Channel on which the database rings when something changed. */
export const CHANGE_CHANNEL = 'atrium_changes';

/** Maximum number of changes of one request that clients get one by one; more become one event. */
const TOLD_ONE_BY_ONE = 20;

/** A transaction that changes a tenant's rows, and who does it. */
export interface TenantWrite {
  readonly tx: TenantTx;
  readonly tenantId: number;
  readonly actor: Actor;
}

/** Changed rows of one entity: one, or many that changed in the same way. */
export type EntityChange = {
  readonly entity: EntityName;
  readonly action: ChangeAction;
  readonly version?: number | undefined;
  /** Each changed column with what it was and what it is, for the history. */
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>> | undefined;
} & ({ readonly id: number } | { readonly ids: readonly number[] });

/** Keeps the actor's name in the tenant, where rows refer to it. */
export async function cacheActor({ tx, tenantId, actor }: TenantWrite): Promise<number> {
  const { id, displayName } = actor.person;
  await tx
    .insertInto('people')
    .values({ tenant_id: tenantId, user_id: id, display_name: displayName })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ display_name: displayName })
        .where('people.display_name', '!=', displayName),
    )
    .execute();
  return id;
}

/** Event about changed rows, for clients and sites. */
interface Announcement {
  readonly tenantId: number;
  /** Null for changes that no staff member made. */
  readonly actorId: number | null;
  readonly entity: EntityName;
  readonly action: ChangeAction;
  readonly version?: number | null | undefined;
  readonly ids: readonly number[];
}

/** Returns the insert of events into the outbox, and the select that sends NOTIFY for each of them. */
function announcement({ tenantId, actorId, entity, action, version, ids }: Announcement): {
  readonly insert: RawBuilder<unknown>;
  readonly notify: RawBuilder<unknown>;
} {
  const told = ids.length <= TOLD_ONE_BY_ONE ? ids : [null];
  // An id of 0 is heard as "many".
  const bells = told.map((id) => JSON.stringify({ tenantId, entity, id: id ?? 0, action }));
  return {
    insert: sql`insert into outbox (tenant_id, entity, entity_id, action, version, actor_id)
      select ${tenantId}::bigint, ${entity}, id, ${action}, ${version ?? null}::integer, ${actorId}::bigint
      from unnest(${told}::bigint[]) id`,
    notify: sql`select pg_notify(${CHANGE_CHANNEL}, bell) from unnest(${bells}::text[]) bell`,
  };
}

/**
 * Announces changed rows to clients and sites when the transaction commits; `actorId` is null for changes that no staff member
 * made. Many changes of one request become one event.
 */
export async function announceChange(
  {
    tx,
    tenantId,
    actorId,
  }: {
    readonly tx: TenantTx;
    readonly tenantId: number;
    readonly actorId: number | null;
  },
  change: Pick<Announcement, 'entity' | 'action' | 'version'>,
  ids: readonly number[],
): Promise<void> {
  const { insert, notify } = announcement({ ...change, tenantId, actorId, ids });
  await sql`with told as (${insert}) ${notify}`.execute(tx);
}

/** Part of an audit statement that stores the actor's name, so that histories can name them. */
function withPerson(tenantId: number, { person }: Actor): RawBuilder<unknown> {
  return sql`with named as (
    insert into people (tenant_id, user_id, display_name)
    values (${tenantId}, ${person.id}, ${person.displayName})
    on conflict (tenant_id, user_id) do nothing
  )`;
}

/**
 * Writes a change to the outbox and the audit log, in the transaction of the change, and sends NOTIFY when it commits, all in one
 * statement. The audit log has every row; clients get few changes one by one and many as one event: 10,000 deleted rows are one
 * event.
 */
export async function recordChange(write: TenantWrite, change: EntityChange): Promise<void> {
  const ids = 'id' in change ? [change.id] : change.ids;
  if (ids.length === 0) return;
  const { tx, tenantId, actor } = write;
  const { entity, action, changes, version } = change;
  const actorId = actor.person.id;
  const at = historyTime();
  const { insert, notify } = announcement({ tenantId, actorId, entity, action, version, ids });
  await sql`
    ${withPerson(tenantId, actor)}, logged as (
      insert into audit_log (tenant_id, user_id, action, entity, entity_id, request_id, address, user_agent, changes, created_at, signature)
      select ${tenantId}::bigint, ${actorId}::bigint, ${action}, ${entity}, id, ${actor.requestId}, ${actor.address},
        ${actor.userAgent}, ${changes ? JSON.stringify(changes) : null}::jsonb,
        coalesce(${at}::timestamptz, now()), ${auditSignature({ tenantId, userId: actorId, at })}
      from unnest(${ids}::bigint[]) id
    ), told as (${insert}) ${notify}`.execute(tx);
}

/** A row that changed in its own way. */
export interface ChangedRow {
  readonly id: number;
  readonly version: number;
  readonly changes: EntityChange['changes'];
}

/** `recordChange` for rows of which each changed in its own way, in as few statements as for one. */
export async function recordEach(
  write: TenantWrite,
  change: Pick<EntityChange, 'entity' | 'action'>,
  rows: readonly ChangedRow[],
): Promise<void> {
  if (rows.length <= TOLD_ONE_BY_ONE) {
    for (const row of rows) await recordChange(write, { ...change, ...row });
    return;
  }
  const { tx, tenantId, actor } = write;
  const log = JSON.stringify(rows.map(({ id, changes = null }) => ({ id, changes })));
  await sql`
    ${withPerson(tenantId, actor)}
    insert into audit_log (tenant_id, user_id, action, entity, entity_id, request_id, address, user_agent, changes, signature)
    select ${tenantId}::bigint, ${actor.person.id}::bigint, ${change.action}, ${change.entity}, id, ${actor.requestId}, ${actor.address},
      ${actor.userAgent}, changes, ${auditSignature({ tenantId, userId: actor.person.id })}
    from jsonb_to_recordset(${log}::jsonb) as row (id bigint, changes jsonb)`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await announceChange({ tx, tenantId, actorId: actor.person.id }, change, ids);
}
