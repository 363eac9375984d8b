import type { Permission } from '@org/schema';
import type { BulkWork, BulkWorkAction, BulkWorkReason, Selection } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { number, object } from 'yup';
import { hasPermission } from '../access/has-permission.ts';
import type { BulkWorkRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { publishEvent } from '../events/publish-event.ts';
import { cacheActor, type TenantWrite } from '../events/record-change.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { SendJob } from '../jobs/send-job.ts';
import { entityRecords } from './entity.service.ts';
import type { ManyChange } from './entity-bulk.service.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { findRows } from './entity-rows.repository.ts';

/** Request of a bulk change as its row stores it; for a restoration, the deletion that it undoes. */
export interface BulkWorkRequest {
  readonly selection?: Selection;
  readonly change?: ManyChange;
  readonly undoes?: number;
}

/** The work of changing very many records. */
export const bulkWorkJob = defineJob({
  name: 'bulk-work',
  payload: object({ workId: number().integer().required() }).noUnknown(),
  timeout: 1800,
});

/** Verbs of the progress messages, which follow a number. */
const DONE_WORDS = { change: 'changed', remove: 'deleted', restore: 'brought back' } as const;

/** Maximum number of listed reasons, and of named records per reason. */
const MAX_REASONS = 20;
const MAX_NAMED = 20;

const digits = (count: number): string => count.toLocaleString('en');

/** Returns the progress or the result of a bulk change as a sentence. */
export function bulkWorkMessage(
  record: BulkWorkRecord,
  kind: AnyEntityDefinition | undefined,
): string {
  const [one, many] = kind?.words ?? ['record', 'records'];
  const words = DONE_WORDS[record.action];
  const changed = Number(record.changed);
  const total = Number(record.total ?? 0);
  const of = `${digits(changed)} of ${digits(total)} ${many} ${words}`;
  const left = record.failed > 0 ? `, ${digits(Number(record.failed))} not changed` : '';
  if (record.status === 'gathering') return `Looking for the ${many}…`;
  if (record.status === 'running') return `${of}…`;
  if (record.status === 'stopped') return `Stopped: ${of}${left}`;
  if (record.status === 'failed') return `${record.error}: ${of}${left}`;
  return `${digits(changed)} ${changed === 1 ? one : many} ${words}${left}`;
}

const isUnderWay = ({ status }: Pick<BulkWorkRecord, 'status'>): boolean =>
  status === 'gathering' || status === 'running';

/** True for a deletion that is over, has deleted something, and has not been undone. */
function canUndo(record: BulkWorkRecord): boolean {
  return (
    record.action === 'remove' &&
    !isUnderWay(record) &&
    record.changed > 0 &&
    record.undone_by === null
  );
}

/** A change of very many records as calls answer it. */
export function toBulkWork(
  record: BulkWorkRecord,
  kind: AnyEntityDefinition | undefined,
): BulkWork {
  return {
    id: record.id,
    entity: record.entity,
    action: record.action,
    status: record.status,
    total: record.total === null ? null : Number(record.total),
    done: Number(record.done),
    changed: Number(record.changed),
    failed: Number(record.failed),
    message: bulkWorkMessage(record, kind),
    canUndo: canUndo(record),
    created_at: record.created_at.toISOString(),
    finished_at: record.finished_at?.toISOString() ?? null,
  };
}

/** Says whether a person may do this with records of a kind. */
export function hasGrantedPermission(
  kind: AnyEntityDefinition,
  action: BulkWorkAction,
  actor: TenantWrite['actor'],
): boolean {
  const permission: Permission = `${kind.module}.${action === 'change' ? 'can_update' : 'can_delete'}`;
  return hasPermission(actor, permission);
}

/** Begins a change of more records than one request takes: its row and its work, in one transaction. */
export async function startBulkWork(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  send: SendJob,
  action: BulkWorkAction,
  request: BulkWorkRequest,
): Promise<BulkWorkRecord> {
  const { tx, tenantId } = write;
  const record = await tx
    .insertInto('bulk_works')
    .values({
      tenant_id: tenantId,
      user_id: await cacheActor(write),
      entity: kind.plural,
      action,
      request: JSON.stringify(request),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await send(tx, bulkWorkJob, { workId: record.id }, { tenantId });
  return record;
}

/**
 * Returns a bulk change of a user, or of anyone when no user is given.
 * @throws `not_found`
 */
export async function findBulkWork(
  tx: TenantTx,
  id: number,
  { personId, lock = false }: { readonly personId?: number; readonly lock?: boolean } = {},
): Promise<BulkWorkRecord> {
  const record = await tx
    .selectFrom('bulk_works')
    .selectAll()
    .where('id', '=', id)
    .$if(personId !== undefined, (query) => query.where('user_id', '=', personId ?? 0))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!record) throw appError('not_found');
  return record;
}

/** Notifies the user who started a bulk change that it is over. */
export async function announceBulkWork(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  record: BulkWorkRecord,
  kind: AnyEntityDefinition | undefined,
): Promise<void> {
  const payload = {
    bulkId: record.id,
    message: bulkWorkMessage(record, kind),
    failed: Number(record.failed),
    canUndo: canUndo(record),
  };
  await publishEvent(tx, tenantId, 'bulk_completed', payload, { userId: record.user_id });
}

/**
 * Stops a bulk change: changed records stay changed, the others are not touched.
 * @throws `not_found`; `not_now`
 */
export async function stopBulkWork(
  write: TenantWrite,
  kinds: ReadonlyMap<string, AnyEntityDefinition>,
  id: number,
): Promise<BulkWork> {
  const { tx, actor } = write;
  const record = await findBulkWork(tx, id, { personId: actor.person.id, lock: true });
  if (!isUnderWay(record)) throw appError('not_now');
  const stopped = await tx
    .updateTable('bulk_works')
    .set({ status: 'stopped', finished_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const kind = kinds.get(record.entity);
  await announceBulkWork(write, stopped, kind);
  return toBulkWork(stopped, kind);
}

/**
 * Begins to bring back what a deletion has deleted.
 * @throws `not_found`; `not_now`; `forbidden`
 */
export async function undoBulkWork(
  write: TenantWrite,
  kinds: ReadonlyMap<string, AnyEntityDefinition>,
  send: SendJob,
  id: number,
): Promise<BulkWork> {
  const { tx, actor } = write;
  const record = await findBulkWork(tx, id, { personId: actor.person.id, lock: true });
  const kind = kinds.get(record.entity);
  if (!kind || !canUndo(record)) throw appError('not_now');
  if (!hasGrantedPermission(kind, 'restore', actor)) throw appError('forbidden');
  const back = await startBulkWork(write, kind, send, 'restore', { undoes: id });
  await tx.updateTable('bulk_works').set({ undone_by: back.id }).where('id', '=', id).execute();
  return toBulkWork(back, kind);
}

/** Why records of a work were not changed, the most frequent reason first. */
export async function bulkWorkReasons(
  tx: TenantTx,
  { id, failed }: BulkWorkRecord,
  kind: AnyEntityDefinition | undefined,
): Promise<BulkWorkReason[]> {
  if (failed === 0) return [];
  const { rows } = await sql<{ error: string; count: number; ids: number[] }>`
    select error, count(*)::int as count, (array_agg(entity_id order by entity_id))[1:${sql.lit(MAX_NAMED)}] as ids
    from bulk_work_rows where work_id = ${id} and is_changed = false
    group by error order by count(*) desc, error limit ${MAX_REASONS}`.execute(tx);
  const ids = rows.flatMap((row) => row.ids.map(Number));
  const found = kind ? await findRows(tx, kind, ids) : [];
  const records = kind ? await entityRecords(tx, kind, found) : [];
  const names = new Map(
    found.map((row, at) => {
      const record = records[at];
      return [Number(row.id), record && kind ? kind.getTitle(record) : ''];
    }),
  );
  return rows.map((row) => ({
    error: row.error,
    count: row.count,
    records: row.ids.map(Number).map((one) => ({ id: one, name: names.get(one) ?? '' })),
  }));
}

/**
 * Removes a batch of bulk changes that started before a time.
 * @returns whether there may be more
 */
export async function removeOldBulkWorks(
  tx: TenantTx,
  before: Date,
  atOnce: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from bulk_work_rows where ctid in (
      select r.ctid from bulk_work_rows r join bulk_works w on w.tenant_id = r.tenant_id and w.id = r.work_id
      where w.created_at < ${before} limit ${atOnce})`.execute(tx);
  if (Number(numAffectedRows) === atOnce) return true;
  await tx.deleteFrom('bulk_works').where('created_at', '<', before).execute();
  return false;
}
