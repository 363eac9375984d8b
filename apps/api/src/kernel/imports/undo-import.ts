import type { ImportUndoReport } from '@org/schema/contract';
import { sql } from 'kysely';
import type { Actor } from '../access/call.ts';
import { discardPlans } from '../database/discard-plans.ts';
import type { ImportRecord } from '../database/records.ts';
import type { TenantDatabase, TenantTx } from '../database/tenant-database.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { countWord, digits } from './import-copy.ts';
import type { ImportTarget } from './import-target.ts';
import type { RevertedRecord } from './revert-plan.ts';

/** Records that one transaction reverts. */
const BATCH = 500;

/** Ids of the next records to revert: those of later rows first, since what they depend on was imported before them. */
async function nextRecords(tx: TenantTx, importId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('import_rows')
    .select('entity_id')
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['created', 'updated'])
    .where('undo', '=', '')
    .orderBy('row_no', 'desc')
    .limit(BATCH)
    .execute();
  return [...new Set(rows.map(({ entity_id }) => Number(entity_id)))];
}

/** Stores the outcome of records with the rows of the import that refer to them; only the last row of a record has the reason. */
async function saveOutcomes(
  { tx }: TenantWrite,
  importId: number,
  reverted: readonly RevertedRecord[],
): Promise<void> {
  await sql`
    update import_rows r set undo = o.outcome,
      undo_reason = case when r.row_no = o.last then o.reason else '' end,
      undo_title = case when r.row_no = o.last and o.reason <> '' then o.title else '' end
    from (
      select o.*, (
        select max(row_no) from import_rows l
        where l.import_id = ${importId} and l.entity_id = o.id and l.outcome in ('created', 'updated')
      ) as last
      from jsonb_to_recordset(${JSON.stringify(reverted)}::jsonb) as o (id bigint, outcome text, reason text, title text)
    ) o
    where r.import_id = ${importId} and r.entity_id = o.id and r.outcome in ('created', 'updated')`.execute(
    tx,
  );
}

/** Counts what an undo did. One record is one, however many rows changed it. */
async function readReport(tx: TenantTx, importId: number): Promise<ImportUndoReport> {
  const { rows } = await sql<{ undo: string; n: number }>`
    select undo, count(distinct entity_id)::int as n from import_rows
    where import_id = ${importId} and undo <> '' group by undo`.execute(tx);
  const { rows: reasons } = await sql<{ reason: string; count: number }>`
    select undo_reason as reason, count(*)::int as count from import_rows
    where import_id = ${importId} and undo_reason <> '' group by 1 order by 2 desc, 1 limit 50`.execute(
    tx,
  );
  const getCount = (undo: string): number => rows.find((row) => row.undo === undo)?.n ?? 0;
  return {
    removed: getCount('removed'),
    restored: getCount('restored'),
    kept: getCount('kept'),
    reasons,
  };
}

/** Returns the sentence that tells people what an undo did. */
function undoMessage({ words }: Pick<ImportTarget, 'words'>, report: ImportUndoReport) {
  const { removed, restored, kept, reasons } = report;
  const parts = [
    ...(removed ? [`${digits(removed)} moved to the trash`] : []),
    ...(restored ? [`${digits(restored)} restored`] : []),
    ...(kept ? [`${digits(kept)} left unchanged`] : []),
  ];
  const left = reasons.map(({ reason, count }) => `${reason} (${countWord(count, words)})`);
  const why = left.length > 0 ? `. ${left.slice(0, 3).join('. ')}` : '';
  return `Import undone: ${parts.join(', ') || 'nothing to undo'}${why}`;
}

/** Reverts what an import created and changed; continues where an earlier attempt ended. */
export async function undoRows(
  db: TenantDatabase,
  run: {
    readonly record: ImportRecord;
    readonly actor: Actor;
    readonly tenantId: number;
    readonly signal: AbortSignal;
  },
  target: ImportTarget,
): Promise<void> {
  const { record, actor, tenantId, signal } = run;
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted();
    isMore = await db.asTenant(tenantId, async (tx) => {
      await discardPlans(tx);
      const ids = await nextRecords(tx, record.id);
      if (ids.length === 0) return false;
      const write = { tx, tenantId, actor };
      await saveOutcomes(write, record.id, await target.revert(write, record, ids));
      return true;
    });
  }
  await db.asTenant(tenantId, async (tx) => {
    await target.afterUndo?.({ tx, tenantId, actor }, record);
    const report = await readReport(tx, record.id);
    await tx
      .updateTable('imports')
      .set({
        status: 'undone',
        finished_at: sql`now()`,
        undo_report: JSON.stringify(report),
      })
      .where('id', '=', record.id)
      .execute();
    await publishEvent(
      tx,
      tenantId,
      'new_toast',
      {
        message: undoMessage(target, report),
        variant: report.reasons.length > 0 ? 'warning' : 'success',
        link: `/admin/imports/${record.id}`,
      },
      { userId: record.user_id },
    );
  });
}
