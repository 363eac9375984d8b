import type { ExportFormat } from '@org/schema';
import { csvRow } from './csv.ts';
import { xlsxTable } from './xlsx-table.ts';

/** A value of a cell; numbers stay numbers where a file tells them from texts. */
export type ExportCell = string | number;

/** Takes the next part of a file. */
export type WritePart = (part: string | Uint8Array) => Promise<void>;

/** A table that is written into a file as its rows come, its heading first. */
export interface ExportTable {
  readonly add: (rows: readonly (readonly ExportCell[])[]) => Promise<void>;
  readonly end: () => Promise<void>;
}

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

/** The table of a format. Shape: format, who is given the parts of the file → table. */
export function exportTable(format: ExportFormat, write: WritePart): ExportTable {
  return format === 'xlsx' ? xlsxTable(write) : csvTable(write);
}
