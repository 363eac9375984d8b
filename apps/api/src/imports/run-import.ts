import { appError } from '@org/schema';
import { sql } from 'kysely';
import type { DataDoor } from '../database/data-door.ts';
import { planAnew } from '../database/plan-anew.ts';
import type { ImportRecord } from '../database/work-tables.ts';
import { actorInBackground } from '../entities/background-actor.ts';
import { everyMs } from '../events/every-ms.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { TenantWrite } from '../events/record-change.ts';
import type { Actor } from '../http/call.ts';
import { may } from '../http/may.ts';
import type { TenantJobWork } from '../jobs/run-job.ts';
import { MOST_PROBLEMS } from './import-answer.ts';
import { type ImportPlan, type ReadRow, readBatch, takeBatch, tryBatch } from './import-batch.ts';
import type { ImportField, ImportTarget, RowOutcome } from './import-target.ts';
import { type ImportTools, importFile, targetIn } from './import-tools.ts';
import { changesRows, findImport } from './imports.service.ts';
import { oneAhead } from './one-ahead.ts';
import { readTable } from './read-table.ts';
import { undoRows } from './undo-import.ts';

const BATCH = 500;

/** One run of an import's work. */
interface Run {
  readonly tools: ImportTools & { readonly door: DataDoor };
  readonly record: ImportRecord;
  readonly plan: ImportPlan;
  readonly actor: Actor;
  readonly tenantId: number;
  readonly signal: AbortSignal;
}

const tally = (outcomes: readonly RowOutcome[]) => {
  const count = (outcome: RowOutcome['outcome']): number =>
    outcomes.filter((row) => row.outcome === outcome).length;
  return {
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped'),
    failed: count('failed'),
  };
};

const inTenant = <Value>(
  { tools, tenantId, actor }: Run,
  work: (write: TenantWrite) => Promise<Value>,
): Promise<Value> => tools.door.asTenant(tenantId, (tx) => work({ tx, tenantId, actor }));

function planOf(
  record: ImportRecord,
  target: ImportTarget,
  fields: readonly ImportField[],
): ImportPlan {
  return {
    target,
    fields,
    columns: record.columns,
    mapping: record.mapping,
    matchOn: record.match_on,
    onMatch: record.on_match,
  };
}

/** The records of an import's file from one on, batch by batch, each read as far as the file alone tells. */
const batchesOf = ({ tools, record, plan }: Run, from: number): AsyncIterable<ReadRow[]> =>
  oneAhead(readTable(importFile(tools.folder, record), from, BATCH), (records) =>
    readBatch(plan, records),
  );

/** Tries every row and writes down what would become of them. */
async function dryRun(run: Run): Promise<void> {
  const { record, plan, signal } = run;
  const made = new Set<string>();
  const sum = { created: 0, updated: 0, skipped: 0, failed: 0 };
  const problems: { row: number; error: string }[] = [];
  for await (const records of batchesOf(run, 0)) {
    signal.throwIfAborted();
    const outcomes = await inTenant(run, async (write) => {
      // What finding out has written, such as where an address leads from now on, is not kept.
      await sql`savepoint a_trial`.execute(write.tx);
      const tried = await tryBatch(write, plan, records, made);
      await sql`rollback to savepoint a_trial`.execute(write.tx);
      return tried;
    });
    const counted = tally(outcomes);
    for (const key of ['created', 'updated', 'skipped', 'failed'] as const)
      sum[key] += counted[key];
    for (const { no, error } of outcomes)
      if (error && problems.length < MOST_PROBLEMS) problems.push({ row: no, error });
  }
  await inTenant(run, ({ tx }) =>
    tx
      .updateTable('imports')
      .set({ status: 'ready', checked: JSON.stringify({ ...sum, problems }) })
      .where('id', '=', record.id)
      .where('status', '=', 'validating')
      .execute(),
  );
}

/** Writes down what became of rows, in one list: a parameter for each cell would cost as much as the rows themselves. */
async function keepOutcomes(
  { tx, tenantId }: TenantWrite,
  importId: number,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  const rows = outcomes.map(({ no, outcome, id, version, before, error = '' }) => ({
    row_no: no,
    outcome,
    entity_id: id ?? null,
    entity_version: version ?? null,
    before: before ?? null,
    error,
  }));
  await sql`
    insert into import_rows (tenant_id, import_id, row_no, outcome, entity_id, entity_version, before, error)
    select ${tenantId}::bigint, ${importId}::bigint, row_no, outcome, entity_id, entity_version, before, error
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (row_no integer, outcome text, entity_id bigint, entity_version integer, before jsonb, error text)`.execute(
    tx,
  );
}

/** Takes one batch in, with its place in the file, in one transaction. Shape: → the import as it is now; undefined once it was stopped. */
function takeOne(
  run: Run,
  records: readonly ReadRow[],
  from: number,
): Promise<ImportRecord | undefined> {
  return inTenant(run, async (write) => {
    const { tx } = write;
    await planAnew(tx);
    const record = await findImport(tx, run.record.id, { lock: true });
    if (record.status !== 'running') return undefined;
    // Another worker was here first.
    if (record.processed !== from) return record;
    const outcomes = await takeBatch(write, run.plan, records);
    await keepOutcomes(write, record.id, outcomes);
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

const countsOf = ({ created, updated, skipped, failed }: ImportRecord) => ({
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
        { importId, entity: record.entity, total, message: `Importing ${total} ${many}…` },
        toPerson,
      ),
    );
  const isDue = everyMs(500);
  let now: ImportRecord | undefined = record;
  let from = record.processed;
  for await (const records of batchesOf(run, from)) {
    signal.throwIfAborted();
    now = await takeOne(run, records, from);
    if (!now) return;
    from = now.processed;
    const { processed } = now;
    const progress = {
      importId,
      processed,
      total,
      percent: Math.floor((100 * processed) / Math.max(1, total)),
      ...countsOf(now),
      message: `${processed} of ${total} ${many}`,
    };
    if (isDue())
      await inTenant(run, ({ tx, tenantId }) =>
        publishEvent(tx, tenantId, 'import_progress', progress, toPerson),
      );
  }
  await inTenant(run, async ({ tx, tenantId }) => {
    const done = await tx
      .updateTable('imports')
      .set({ status: 'done', finished_at: new Date() })
      .where('id', '=', importId)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (!done) return;
    const { created, updated, skipped, failed } = done;
    const parts = [
      `${created} made`,
      `${updated} changed`,
      ...(skipped ? [`${skipped} left out`] : []),
      ...(failed ? [`${failed} failed`] : []),
    ];
    const message = `Imported ${many}: ${parts.join(', ')}`;
    await publishEvent(
      tx,
      tenantId,
      'import_completed',
      { importId, ...countsOf(done), ...errorFile(done), message },
      toPerson,
    );
  });
}

/** Says that an import cannot go on, with what was taken in until now. */
async function giveUp(
  run: Pick<Run, 'tools' | 'tenantId' | 'record'>,
  message: string,
): Promise<void> {
  const { tools, tenantId, record } = run;
  await tools.door.asTenant(tenantId, async (tx) => {
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

/** Does what an import's status asks for; goes on where another try ended. */
export async function runImport(
  tools: ImportTools & { readonly door: DataDoor },
  { tenantId, payload, signal, isLast }: TenantJobWork<{ importId: number }>,
): Promise<void> {
  const record = await tools.door.asTenant(tenantId, (tx) => findImport(tx, payload.importId));
  const target = targetIn(tools, record);
  if (!target || !['validating', 'running', 'undoing'].includes(record.status)) return;
  try {
    const actor = await actorInBackground(
      tools.door,
      tenantId,
      record.user_id,
      `import ${record.id}`,
    );
    const { create, update } = target.access;
    const isChange = record.status === 'running' && changesRows(record);
    if (!actor || !may(actor, create.permission) || (isChange && !may(actor, update.permission)))
      throw appError('forbidden');
    const fields = await tools.door.asTenant(tenantId, (tx) => target.fieldsOf(tx));
    const plan = planOf(record, target, fields);
    const run: Run = { tools, record, plan, actor, tenantId, signal };
    if (record.status === 'validating') await dryRun(run);
    else if (record.status === 'running') await takeIn(run);
    else await undoRows(tools.door, run, target);
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'forbidden';
    if (isForbidden)
      await giveUp({ tools, tenantId, record }, 'You are not allowed to do this any more');
    else if (isLast)
      await giveUp(
        { tools, tenantId, record },
        'The import stopped: something went wrong on our side',
      );
    throw error;
  }
}
