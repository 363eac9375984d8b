import type { ImportRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TableRow } from './read-table.ts';

type Replacement = ImportRecord['replacements'][number];

/** Replaces cells of a row that have exactly the named value. */
export function replaceCells(
  cells: readonly string[],
  replacements: readonly Replacement[],
): readonly string[] {
  return replacements.reduce(
    (now, { column, from, to }) =>
      now[column]?.trim() === from ? now.map((cell, at) => (at === column ? to : cell)) : now,
    cells,
  );
}

/**
 * Reads the corrections of an import.
 * @returns function from a row of the file to the corrected row
 */
export async function readCorrections(
  tx: TenantTx,
  { id, replacements }: Pick<ImportRecord, 'id' | 'replacements'>,
): Promise<(row: TableRow) => TableRow> {
  const rows = await tx
    .selectFrom('import_corrections')
    .select(['row_no', 'cells'])
    .where('import_id', '=', id)
    .execute();
  const corrected = new Map(rows.map(({ row_no, cells }) => [row_no, cells]));
  if (corrected.size === 0 && replacements.length === 0) return (row) => row;
  return ({ no, cells }) => ({ no, cells: replaceCells(corrected.get(no) ?? cells, replacements) });
}
