import type { Import } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { ImportRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { recordChange, type TenantWrite } from '../events/record-change.ts';
import { tenantReading } from '../settings/reading.ts';
import { toImport } from './import-answer.ts';
import { getPlan, readBatch, takeBatch } from './import-batch.ts';
import { replaceCells } from './import-corrections.ts';
import {
  endStatus,
  NOTHING_IMPORTED,
  saveRowOutcomes,
  storedCells,
  tally,
} from './import-results.ts';
import type { ImportTarget } from './import-target.ts';
import { type ImportTools, importJob } from './import-tools.ts';
import type { TableRow } from './read-table.ts';

/** Maximum number of rows with a replaced value that one call tries again. */
const MAX_REPLACED_ROWS = 500;
/** Maximum number of corrected rows of one import before it starts. */
const MAX_CORRECTIONS = 5000;
/** Maximum number of values that are replaced in one import. */
const MAX_REPLACEMENTS = 100;

/** Rows that a user corrected. */
export interface Correction {
  readonly rows?:
    | readonly { readonly row: number; readonly cells: readonly string[] }[]
    | undefined;
  readonly replace?:
    | { readonly column: number; readonly from: string; readonly to: string }
    | undefined;
}

const refuse = (problem: string) =>
  appError('validation_failed', { formErrors: { rows: problem } });

/** Stores corrections of rows that were only checked so far, and checks the file again. */
async function correctBefore(
  write: TenantWrite,
  tools: ImportTools,
  record: ImportRecord,
  { rows = [], replace }: Correction,
): Promise<void> {
  const { tx, tenantId } = write;
  if (rows.length > 0) {
    const { n } = await tx
      .selectFrom('import_corrections')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('import_id', '=', record.id)
      .executeTakeFirstOrThrow();
    if (Number(n) + rows.length > MAX_CORRECTIONS)
      throw refuse(
        'This file has too many errors to correct here. Correct the file and upload it again',
      );
    await tx
      .insertInto('import_corrections')
      .values(
        rows.map(({ row, cells }) => ({
          tenant_id: tenantId,
          import_id: record.id,
          row_no: row,
          cells: JSON.stringify(cells),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'import_id', 'row_no'])
          .doUpdateSet((eb) => ({ cells: eb.ref('excluded.cells') })),
      )
      .execute();
  }
  const replacements = [...record.replacements, ...(replace ? [replace] : [])];
  if (replacements.length > MAX_REPLACEMENTS) throw refuse('Too many replacements');
  await tx
    .updateTable('imports')
    .set({ status: 'validating', replacements: JSON.stringify(replacements), error: '' })
    .where('id', '=', record.id)
    .execute();
  await tools.send(tx, importJob, { importId: record.id }, { tenantId });
}

/**
 * Reads failed rows as they are to be tried again.
 * @throws `validation_failed` for one that did not fail
 */
async function failedRows(
  tx: TenantTx,
  { id }: Pick<ImportRecord, 'id'>,
  { rows = [], replace }: Correction,
): Promise<TableRow[]> {
  const failed = tx
    .selectFrom('import_rows')
    .select(['row_no', 'cells'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'failed');
  const named = rows.length
    ? await failed
        .where(
          'row_no',
          'in',
          rows.map(({ row }) => row),
        )
        .execute()
    : [];
  if (named.length < new Set(rows.map(({ row }) => row)).size)
    throw refuse('Some of these rows did not fail. Load the page again');
  const given = rows.map(({ row, cells }) => ({ no: row, cells }));
  if (!replace) return given;
  const sent = new Set(given.map(({ no }) => no));
  const others = await failed
    .where((eb) =>
      eb(eb.fn<string>('btrim', [eb.ref('cells', '->>').at(replace.column)]), '=', replace.from),
    )
    .orderBy('row_no')
    .limit(MAX_REPLACED_ROWS)
    .execute();
  return [
    ...given.map(({ no, cells }) => ({ no, cells: replaceCells(cells, [replace]) })),
    ...others.flatMap(({ row_no, cells }) =>
      cells && !sent.has(row_no) ? [{ no: row_no, cells: replaceCells(cells, [replace]) }] : [],
    ),
  ];
}

/** Imports corrected rows of an import that is over, in this transaction. */
async function correctAfter(
  write: TenantWrite,
  target: ImportTarget,
  record: ImportRecord,
  correction: Correction,
): Promise<void> {
  const { tx } = write;
  const rows = (await failedRows(tx, record, correction)).toSorted(
    (one, other) => one.no - other.no,
  );
  if (rows.length === 0) throw refuse('There is nothing to correct');
  const plan = getPlan(record, target, await target.getFields(tx), await tenantReading(tx));
  const records = rows.map((row) => [row]);
  const outcomes = await takeBatch(write, plan, await readBatch(plan, records));
  await tx
    .deleteFrom('import_rows')
    .where('import_id', '=', record.id)
    .where('outcome', '=', 'failed')
    .where(
      'row_no',
      'in',
      rows.map(({ no }) => no),
    )
    .execute();
  await saveRowOutcomes(write, record.id, outcomes, storedCells(record, records));
  const now = tally(outcomes);
  const counts = {
    created: record.created + now.created,
    updated: record.updated + now.updated,
    skipped: record.skipped + now.skipped,
    failed: record.failed - rows.length + now.failed,
  };
  const isComplete = record.status !== 'cancelled' && record.processed >= record.total;
  const status = isComplete ? endStatus(counts) : record.status;
  const wasEmpty = record.error === NOTHING_IMPORTED && status !== 'failed';
  await tx
    .updateTable('imports')
    .set({ ...counts, status, ...(wasEmpty && { error: '' }) })
    .where('id', '=', record.id)
    .execute();
}

const OVER = new Set(['done', 'partial', 'failed', 'cancelled']);

/**
 * Corrects failed rows: of an import that was only checked the file is checked again, of one that is over they are imported.
 * Takes `record` is locked.
 * @throws `not_now`; `validation_failed`
 */
export async function correctImport(
  write: TenantWrite,
  tools: ImportTools,
  { record, target }: { readonly record: ImportRecord; readonly target: ImportTarget },
  correction: Correction,
): Promise<Import> {
  const { tx } = write;
  const { id, format, columns, status } = record;
  if (format !== '' || !(OVER.has(status) || status === 'ready')) throw appError('not_now');
  const { rows = [], replace } = correction;
  if (rows.length === 0 && !replace) throw refuse('There is nothing to correct');
  if (rows.some(({ cells }) => cells.length !== columns.length))
    throw refuse(`Each row must have ${columns.length} cells`);
  if (replace && replace.column >= columns.length)
    throw refuse('This column does not exist in the file');
  if (status === 'ready') await correctBefore(write, tools, record, correction);
  else await correctAfter(write, target, record, correction);
  const next = await tx
    .updateTable('imports')
    .set({ version: record.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'import', id, action: 'updated', version: next.version });
  return toImport(tx, tools, next);
}
