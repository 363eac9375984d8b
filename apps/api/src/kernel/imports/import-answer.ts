import type { FailureCause, Import } from '@org/schema/contract';
import { sql } from 'kysely';
import type { ImportRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { peopleByIds } from '../entities/entity-access.ts';
import { PROBLEM_SEPARATOR } from './import-copy.ts';
import type { ImportField } from './import-field.ts';
import type { ImportTarget } from './import-target.ts';
import { type ImportTools, targetIn } from './import-tools.ts';

/** A field as calls answer it. */
export const plainField = ({ name, label, required = false }: ImportField) => ({
  name,
  label,
  required,
});

/** Fields by which rows can be known again, with what they are called. */
export function getMatchFields({ matchOn }: ImportTarget, fields: readonly ImportField[]) {
  return matchOn.flatMap((name) => fields.filter((field) => field.name === name).map(plainField));
}

/** Maximum number of failed rows in a response; the file has all of them. */
export const MAX_PROBLEMS = 100;

async function getProblems(
  tx: TenantTx,
  { id, failed }: Pick<ImportRecord, 'id' | 'failed'>,
): Promise<Import['problems']> {
  if (failed === 0) return [];
  const rows = await tx
    .selectFrom('import_rows')
    .select(['row_no', 'error', 'cells'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'failed')
    .orderBy('row_no')
    .limit(MAX_PROBLEMS)
    .execute();
  return rows.map(({ row_no, error, cells }) => ({ row: row_no, error, ...(cells && { cells }) }));
}

/** Failed rows by their cause. */
async function getCauses(
  tx: TenantTx,
  { id, failed }: Pick<ImportRecord, 'id' | 'failed'>,
): Promise<FailureCause[]> {
  if (failed === 0) return [];
  const { rows } = await sql<{ error: string; n: number; row: number }>`
    select problem as error, count(*) as n, min(row_no) as row
      from import_rows, string_to_table(error, ${PROBLEM_SEPARATOR}) as problem
     where import_id = ${id} and outcome = 'failed'
     group by problem order by n desc, row limit ${MAX_PROBLEMS}`.execute(tx);
  return rows.map(({ error, n, row }) => ({ error, count: Number(n), row }));
}

/** Returns the report of an undo, with the first records that it did not change. */
async function getUndo(
  tx: TenantTx,
  { id, undo_report }: Pick<ImportRecord, 'id' | 'undo_report'>,
  isListed: boolean,
): Promise<Import['undo']> {
  if (!undo_report) return null;
  const rows = isListed
    ? []
    : await tx
        .selectFrom('import_rows')
        .select(['entity_id', 'undo_title', 'undo_reason'])
        .where('import_id', '=', id)
        .where('undo_reason', '!=', '')
        .orderBy('row_no')
        .limit(MAX_PROBLEMS)
        .execute();
  const records = rows.map(({ entity_id, undo_title, undo_reason }) => ({
    id: Number(entity_id),
    title: undo_title,
    reason: undo_reason,
  }));
  return { ...undo_report, records };
}

/** An import as calls answer it; in a list without its problems. */
export async function toImport(
  tx: TenantTx,
  tools: Pick<ImportTools, 'targets' | 'send'>,
  record: ImportRecord,
  { isListed = false }: { readonly isListed?: boolean } = {},
): Promise<Import> {
  const target = targetIn(tools, record);
  const form = target?.forms?.find(({ name }) => name === record.format);
  const fields = (await target?.getFields(tx)) ?? [];
  const people = await peopleByIds(tx, [record.user_id]);
  const pictures = await target?.pictures?.count(tx, record.id);
  return {
    id: record.id,
    entity: record.entity,
    one: target?.words[0] ?? record.entity,
    many: target?.words[1] ?? record.entity,
    filename: record.filename,
    status: record.status,
    columns: record.columns,
    sample: record.sample,
    fields: fields.map(plainField),
    form: form
      ? { name: form.name, label: form.label, part: form.part[0], parts: form.part[1] }
      : null,
    rows: record.line_count ?? record.total,
    parts: record.parts,
    makesMissing: target?.canMakeMissing ? record.makes_missing : null,
    mapping: record.mapping,
    matchFields: target ? getMatchFields(target, fields) : [],
    matchOn: record.match_on,
    onMatch: record.on_match,
    total: record.total,
    processed: record.processed,
    created: record.created,
    updated: record.updated,
    skipped: record.skipped,
    failed: record.failed,
    check: record.checked && {
      ...record.checked,
      // Checks of earlier releases knew neither.
      causes: record.checked.causes ?? [],
      understood: record.checked.understood ?? [],
    },
    problems: isListed ? [] : await getProblems(tx, record),
    causes: isListed ? [] : await getCauses(tx, record),
    canCorrect: record.format === '',
    undo: await getUndo(tx, record, isListed),
    errorFileUrl: record.failed > 0 ? `/api/v1/admin/imports/${record.id}/errors/` : null,
    pictures:
      pictures && pictures.total > 0
        ? {
            ...pictures,
            errorFileUrl:
              pictures.failed > 0 ? `/api/v1/admin/imports/${record.id}/pictures/` : null,
          }
        : null,
    error: record.error,
    user: people.get(record.user_id) ?? null,
    version: record.version,
    created_at: record.created_at.toISOString(),
    started_at: record.started_at?.toISOString() ?? null,
    finished_at: record.finished_at?.toISOString() ?? null,
  };
}
