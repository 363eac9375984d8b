import { AppError, appError, invariant } from '@org/schema/errors';
import { sql } from 'kysely';
import { actorInBackground } from '../access/background-actor.ts';
import type { Actor } from '../access/call.ts';
import { bisectBatch } from '../database/bisect-batch.ts';
import type { BulkWorkRecord } from '../database/records.ts';
import type { TenantDatabase } from '../database/tenant-database.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { repeatEvery } from '../events/repeat-every.ts';
import { getDeletion } from '../http/bulk-delete.ts';
import type { TenantJobWork } from '../jobs/run-job.ts';
import {
  announceBulkWork,
  type BulkWorkRequest,
  bulkWorkMessage,
  findBulkWork,
  hasGrantedPermission,
} from './bulk-work.service.ts';
import { restoreEntities, trashEntities } from './entity.service.ts';
import { changeMany, selectedBy } from './entity-bulk.service.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { all } from './entity-rows.repository.ts';
import { getRecordProblem } from './record-problem.ts';

/** Dependencies of bulk changes. */
export interface BulkWorkTools {
  readonly db: TenantDatabase;
  readonly kinds: ReadonlyMap<string, AnyEntityDefinition>;
}

/** Records of one transaction: few enough that a stop is heard soon, and nobody who saves one of them waits long. */
const BATCH = 500;
/** Records that are written down in one statement. */
const GATHERED = 20_000;

/** One run of a work. */
interface Run {
  readonly tools: BulkWorkTools;
  readonly kind: AnyEntityDefinition;
  readonly record: BulkWorkRecord;
  readonly actor: Actor;
  readonly tenantId: number;
}

const getRequest = ({ request }: BulkWorkRecord): BulkWorkRequest => request as BulkWorkRequest;

const inTenant = <Value>(
  { tools, tenantId, actor }: Run,
  work: (write: TenantWrite) => Promise<Value>,
): Promise<Value> => tools.db.asTenant(tenantId, (tx) => work({ tx, tenantId, actor }));

/** Writes down which records a work is for. */
function gather(run: Run): Promise<void> {
  const { kind, record } = run;
  return inTenant(run, async (write) => {
    const { tx, tenantId } = write;
    const now = await findBulkWork(tx, record.id, { lock: true });
    if (now.status !== 'gathering') return;
    const { undoes, selection } = getRequest(record);
    const id = undoes === undefined ? sql.ref(`${kind.table}.id`) : sql.ref('entity_id');
    const from = undoes === undefined ? sql.table(kind.table) : sql.table('bulk_work_rows');
    const conditions =
      undoes === undefined
        ? await selectedBy(kind, write, selection ?? {})
        : [sql<boolean>`work_id = ${undoes}`, sql<boolean>`is_changed`];
    let total = 0;
    for (let after: number | null = 0; after !== null; ) {
      const where = all([...conditions, sql<boolean>`${id} > ${after}`]);
      const { rows } = await sql<{ count: number; last: number | null }>`
        with part as materialized (
          select ${id} as id from ${from} ${where} order by ${id} limit ${GATHERED}
        ), kept as (
          insert into bulk_work_rows (tenant_id, work_id, entity_id)
          select ${tenantId}::bigint, ${record.id}::bigint, id from part
        )
        select count(*)::int as count, max(id) as last from part`.execute(tx);
      const [part] = rows;
      invariant(part, 'a sum is a row');
      total += part.count;
      after = part.count < GATHERED || part.last === null ? null : Number(part.last);
    }
    await tx
      .updateTable('bulk_works')
      .set({ status: 'running', total })
      .where('id', '=', record.id)
      .execute();
  });
}

/** Record that was not changed, with the reason. */
interface LeftRecord {
  readonly id: number;
  readonly error: string;
}

/**
 * Applies the change to some records.
 * @returns the records that were not changed
 */
async function doSome(
  write: TenantWrite,
  { kind, record }: Run,
  ids: readonly number[],
): Promise<LeftRecord[]> {
  if (record.action === 'change')
    return [...(await changeMany(write, kind, ids, getRequest(record).change ?? {})).failed];
  const move = record.action === 'remove' ? trashEntities : restoreEntities;
  return [...getDeletion(ids, new Set(await move(write, kind, ids))).failed];
}

/**
 * Changes the next records and saves the progress, in one transaction.
 * @returns the bulk change afterwards; undefined when nothing is left to do
 */
function takeSome(run: Run): Promise<BulkWorkRecord | undefined> {
  return inTenant(run, async (write) => {
    const { tx } = write;
    const record = await findBulkWork(tx, run.record.id, { lock: true });
    if (record.status !== 'running') return undefined;
    const next = await tx
      .selectFrom('bulk_work_rows')
      .select('entity_id')
      .where('work_id', '=', record.id)
      .where('entity_id', '>', record.after_id)
      .orderBy('entity_id')
      .limit(BATCH)
      .execute();
    const ids = next.map(({ entity_id }) => Number(entity_id));
    const last = ids.at(-1);
    if (last === undefined) {
      await finish(run, write);
      return undefined;
    }
    const left = await bisectBatch<number, LeftRecord>(tx, ids, {
      work: (some) => doSome(write, run, some),
      leave(error, id) {
        const problem = getRecordProblem(error);
        return problem === undefined ? undefined : { id, error: problem };
      },
    });
    const errors = JSON.stringify(left);
    await sql`
      update bulk_work_rows r set is_changed = f.id is null, error = coalesce(f.error, '')
      from unnest(${ids}::bigint[]) g (id)
      left join jsonb_to_recordset(${errors}::jsonb) f (id bigint, error text) on f.id = g.id
      where r.work_id = ${record.id} and r.entity_id = g.id`.execute(tx);
    return tx
      .updateTable('bulk_works')
      .set({
        after_id: last,
        done: Number(record.done) + ids.length,
        changed: Number(record.changed) + ids.length - left.length,
        failed: Number(record.failed) + left.length,
      })
      .where('id', '=', record.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function finish({ record, kind }: Run, write: TenantWrite): Promise<void> {
  const done = await write.tx
    .updateTable('bulk_works')
    .set({ status: 'done', finished_at: new Date() })
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceBulkWork(write, done, kind);
}

/** Says that a work cannot go on, with what was done until now. */
async function giveUp(
  { db, kinds }: BulkWorkTools,
  tenantId: number,
  { id }: BulkWorkRecord,
  message: string,
): Promise<void> {
  await db.asTenant(tenantId, async (tx) => {
    const failed = await tx
      .updateTable('bulk_works')
      .set({ status: 'failed', error: message, finished_at: new Date() })
      .where('id', '=', id)
      .where('status', 'in', ['gathering', 'running'])
      .returningAll()
      .executeTakeFirst();
    if (!failed) return;
    const told = { bulkId: id, message: bulkWorkMessage(failed, kinds.get(failed.entity)) };
    await publishEvent(tx, tenantId, 'bulk_failed', told, { userId: failed.user_id });
  });
}

/** Runs a bulk change; continues where an earlier attempt ended. */
export async function runBulkWork(
  tools: BulkWorkTools,
  { tenantId, payload, signal, isLast }: TenantJobWork<{ workId: number }>,
): Promise<void> {
  const record = await tools.db.asTenant(tenantId, (tx) => findBulkWork(tx, payload.workId));
  const kind = tools.kinds.get(record.entity);
  if (!kind) return giveUp(tools, tenantId, record, 'This list no longer exists');
  try {
    const asked = `bulk work ${record.id}`;
    const actor = await actorInBackground(tools.db, tenantId, record.user_id, asked);
    if (!actor || !hasGrantedPermission(kind, record.action, actor)) throw appError('forbidden');
    const run: Run = { tools, kind, record, actor, tenantId };
    await gather(run);
    const isDue = repeatEvery(500);
    for (let now = await takeSome(run); now; now = await takeSome(run)) {
      signal.throwIfAborted();
      if (!isDue()) continue;
      const progress = {
        bulkId: record.id,
        message: bulkWorkMessage(now, kind),
        processed: Number(now.done),
        total: Number(now.total),
        percent: Math.floor((100 * Number(now.done)) / Math.max(1, Number(now.total))),
      };
      await inTenant(run, ({ tx }) =>
        publishEvent(tx, tenantId, 'bulk_progress', progress, { userId: record.user_id }),
      );
    }
  } catch (error) {
    const isForbidden = error instanceof AppError && error.code === 'forbidden';
    if (isForbidden)
      await giveUp(tools, tenantId, record, 'You no longer have permission to do this');
    else if (isLast)
      await giveUp(tools, tenantId, record, 'It stopped because of an error on our side');
    throw error;
  }
}
