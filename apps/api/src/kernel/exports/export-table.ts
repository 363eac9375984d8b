import type { ExportFormat } from '@org/schema/contract';
import { csvRow } from './csv.ts';
import type { ExportTable, WritePart } from './export-table.types.ts';
import { xlsxTable } from './xlsx-table.ts';

/** Media types of the formats. */
export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function csvTable(write: WritePart): ExportTable {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  let before = '\uFEFF';
  return {
    async add(rows) {
      await write(before + rows.map((row) => csvRow(row.map(String))).join(''));
      before = '';
    },
    end: async () => undefined,
  };
}

/**
 * The table of a format.
 * @param write - who is given the parts of the file
 * @returns table
 */
export function exportTable(format: ExportFormat, write: WritePart): ExportTable {
  return format === 'xlsx' ? xlsxTable(write) : csvTable(write);
}
