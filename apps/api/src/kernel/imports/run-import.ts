import type { Import } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { actorInBackground } from '../access/background-actor.ts';
import type { Actor } from '../access/call.ts';
import { hasPermission } from '../access/has-permission.ts';
import { discardPlans } from '../database/discard-plans.ts';
import type { ImportRecord } from '../database/records.ts';
import type { TenantDatabase } from '../database/tenant-database.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { repeatEvery } from '../events/repeat-every.ts';
import type { TenantJobWork } from '../jobs/run-job.ts';
import { tenantReading } from '../settings/reading.ts';
import { MAX_PROBLEMS } from './import-answer.ts';
import {
  getPlan,
  type ImportPlan,
  type ReadRow,
  readBatch,
  takeBatch,
  tryBatch,
} from './import-batch.ts';
import { countsText, digits } from './import-copy.ts';
import { readCorrections } from './import-corrections.ts';
import {
  CauseCounter,
  endStatus,
  NOTHING_IMPORTED,
  ReadValueCounter,
  saveRowOutcomes,
  storedCells,
  tally,
} from './import-results.ts';
import { type ImportTools, importFile, targetIn } from './import-tools.ts';
import { changesRows, findImport } from './imports.service.ts';
import { prefetch } from './prefetch.ts';
import { readTable, type TableRow } from './read-table.ts';
import { undoRows } from './undo-import.ts';

const BATCH = 500;

/** One run of an import's work. */
interface Run {
  readonly tools: ImportTools & { readonly db: TenantDatabase };
  readonly record: ImportRecord;
  readonly plan: ImportPlan;
  readonly actor: Actor;
  readonly tenantId: number;
  readonly signal: AbortSignal;
}

const inTenant = <Value>(
  { tools, tenantId, actor }: Run,
  work: (write: TenantWrite) => Promise<Value>,
): Promise<Value> => tools.db.asTenant(tenantId, (tx) => work({ tx, tenantId, actor }));

/** Records of a file, and what was read in each of them. */
interface ReadBatch {
  readonly records: readonly (readonly TableRow[])[];
  readonly read: readonly ReadRow[];
}

/** Reads the file of an import batch by batch, with corrections, as far as the file itself allows. */
async function* getBatches(run: Run, from: number): AsyncGenerator<ReadBatch> {
  const { tools, record, plan } = run;
  const correct = await inTenant(run, ({ tx }) => readCorrections(tx, record));
  const batches = readTable(importFile(tools.folder, record), from, BATCH);
  yield* prefetch(batches, async (stored) => {
    const records = stored.map((rows) => rows.map(correct));
    return { records, read: await readBatch(plan, records) };
  });
}

/** Checks every row and stores what would become of them. */
async function dryRun(run: Run): Promise<void> {
  const { record, plan, signal } = run;
  const made = new Set<string>();
  const sum = { created: 0, updated: 0, skipped: 0, failed: 0 };
  const problems: NonNullable<Import['check']>['problems'] = [];
  const causes = new CauseCounter();
  const understood = new ReadValueCounter(plan.fields);
  for await (const { records, read } of getBatches(run, 0)) {
    signal.throwIfAborted();
    const outcomes = await inTenant(run, async (write) => {
      // What finding out has written, such as where an address leads from now on, is not kept.
      await sql`savepoint a_trial`.execute(write.tx);
      const tried = await tryBatch(write, plan, read, made);
      await sql`rollback to savepoint a_trial`.execute(write.tx);
      return tried;
    });
    const counted = tally(outcomes);
    for (const key of ['created', 'updated', 'skipped', 'failed'] as const)
      sum[key] += counted[key];
    understood.add(read);
    const cellsAt = storedCells(record, records);
    for (const { no, error } of outcomes) {
      if (!error) continue;
      causes.add(no, error);
      if (problems.length < MAX_PROBLEMS) problems.push({ row: no, error, cells: cellsAt(no) });
    }
  }
  const checked = { ...sum, problems, causes: causes.list(), understood: understood.list() };
  await inTenant(run, ({ tx }) =>
    tx
      .updateTable('imports')
      .set({ status: 'ready', checked: JSON.stringify(checked) })
      .where('id', '=', record.id)
      .where('status', '=', 'validating')
      .execute(),
  );
}

/**
 * Imports one batch and its position in one transaction.
 * @returns the current import; undefined once it was stopped
 */
function takeOne(
  run: Run,
  { records, read }: ReadBatch,
  from: number,
): Promise<ImportRecord | undefined> {
  return inTenant(run, async (write) => {
    const { tx } = write;
    await discardPlans(tx);
    const record = await findImport(tx, run.record.id, { lock: true });
    if (record.status !== 'running') return undefined;
    // Another worker was here first.
    if (record.processed !== from) return record;
    const outcomes = await takeBatch(write, run.plan, read);
    await saveRowOutcomes(write, record.id, outcomes, storedCells(record, records));
    const counted = tally(outcomes);
    return tx
      .updateTable('imports')
      .set({
        processed: from + records.length,
        created: record.created + counted.created,
        updated: record.updated + counted.updated,
        skipped: record.skipped + counted.skipped,
        failed: record.failed + counted.failed,
      })
      .where('id', '=', record.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const getCounts = ({ created, updated, skipped, failed }: ImportRecord) => ({
  created,
  updated,
  skipped,
  failed,
});
const errorFile = ({ id, failed }: ImportRecord) =>
  failed > 0 ? { errorFileUrl: `/api/v1/admin/imports/${id}/errors/` } : {};

async function takeIn(run: Run): Promise<void> {
  const { record, plan, signal } = run;
  const [, many] = plan.target.words;
  const toPerson = { userId: record.user_id };
  const { id: importId, total } = record;
  if (record.processed === 0)
    await inTenant(run, ({ tx, tenantId }) =>
      publishEvent(
        tx,
        tenantId,
        'import_started',
        { importId, entity: record.entity, total, message: `Importing ${digits(total)} ${many}…` },
        toPerson,
      ),
    );
  const isDue = repeatEvery(500);
  let now: ImportRecord | undefined = record;
  let from = record.processed;
  for await (const batch of getBatches(run, from)) {
    signal.throwIfAborted();
    now = await takeOne(run, batch, from);
    if (!now) return;
    from = now.processed;
    const { processed } = now;
    const progress = {
      importId,
      processed,
      total,
      percent: Math.floor((100 * processed) / Math.max(1, total)),
      ...getCounts(now),
      message: `${digits(processed)} of ${digits(total)} ${many}`,
    };
    if (isDue())
      await inTenant(run, ({ tx, tenantId }) =>
        publishEvent(tx, tenantId, 'import_progress', progress, toPerson),
      );
  }
  await inTenant(run, async ({ tx, tenantId }) => {
    const last = await findImport(tx, importId, { lock: true });
    if (last.status !== 'running') return;
    const status = endStatus(last);
    const done = await tx
      .updateTable('imports')
      .set({
        status,
        finished_at: new Date(),
        error: status === 'failed' ? NOTHING_IMPORTED : '',
      })
      .where('id', '=', importId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const message = `${plan.target.words[1]}: ${countsText(done)}`;
    const told = {
      importId,
      ...errorFile(done),
      message: message.charAt(0).toUpperCase() + message.slice(1),
    };
    if (status === 'failed')
      await publishEvent(
        tx,
        tenantId,
        'import_failed',
        { ...told, processed: done.processed },
        toPerson,
      );
    else
      await publishEvent(
        tx,
        tenantId,
        'import_completed',
        { ...told, ...getCounts(done) },
        toPerson,
      );
  });
}

/** Marks an import as stopped by an error, with the rows that were imported so far. */
async function giveUp(
  run: Pick<Run, 'tools' | 'tenantId' | 'record'>,
  message: string,
): Promise<void> {
  const { tools, tenantId, record } = run;
  await tools.db.asTenant(tenantId, async (tx) => {
    const failed = await tx
      .updateTable('imports')
      .set({ status: 'failed', error: message, finished_at: new Date() })
      .where('id', '=', record.id)
      .where('status', 'in', ['running', 'validating', 'undoing'])
      .returningAll()
      .executeTakeFirst();
    if (!failed) return;
    await publishEvent(
      tx,
      tenantId,
      'import_failed',
      { importId: record.id, processed: failed.processed, ...errorFile(failed), message },
      { userId: record.user_id },
    );
  });
}

/** Runs the work that the status of an import requires; continues where an earlier attempt ended. */
export async function runImport(
  tools: ImportTools & { readonly db: TenantDatabase },
  { tenantId, payload, signal, isLast }: TenantJobWork<{ importId: number }>,
): Promise<void> {
  const record = await tools.db.asTenant(tenantId, (tx) => findImport(tx, payload.importId));
  const target = targetIn(tools, record);
  if (!target || !['validating', 'running', 'undoing'].includes(record.status)) return;
  try {
    const actor = await actorInBackground(
      tools.db,
      tenantId,
      record.user_id,
      `import ${record.id}`,
    );
    const { create, update } = target.access;
    const isChange = record.status === 'running' && changesRows(record);
    if (
      !actor ||
      !hasPermission(actor, create.permission) ||
      (isChange && !hasPermission(actor, update.permission))
    )
      throw appError('forbidden');
    const plan = await tools.db.asTenant(tenantId, async (tx) =>
      getPlan(record, target, await target.getFields(tx), await tenantReading(tx)),
    );
    const run: Run = { tools, record, plan, actor, tenantId, signal };
    if (record.status === 'validating') await dryRun(run);
    else if (record.status === 'running') await takeIn(run);
    else await undoRows(tools.db, run, target);
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'forbidden';
    if (isForbidden)
      await giveUp({ tools, tenantId, record }, 'You no longer have permission to do this');
    else if (isLast)
      await giveUp(
        { tools, tenantId, record },
        'The import stopped because of an error on our side',
      );
    throw error;
  }
}
