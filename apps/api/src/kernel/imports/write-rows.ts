import { open } from 'node:fs/promises';
import { MAX_IMPORTED } from '@org/schema/contract';
import { AppError, appError } from '@org/schema/errors';
import { parse } from 'csv-parse';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

/** Maximum number of columns, of characters in a cell, and of bytes of an unpacked spreadsheet. */
export const TABLE_LIMITS = { columns: 200, cell: 50_000, unpacked: 150_000_000 } as const;

/** A cell of a spreadsheet as text: a day without a time stays a day. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  const text = cell.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** The separator that the first line of a CSV has most of. */
function getSeparator(head: string): string {
  const [line = ''] = head.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const);
  counts.sort((one, other) => other[1] - one[1]);
  return counts[0]?.[0] ?? ',';
}

/** Text of a file: UTF-8 or UTF-16 by its mark, else UTF-8, else what Windows writes. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function* csvRows(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decode(bytes);
  if (text.includes('\0')) throw appError('file_invalid', { message: 'This is not a CSV file' });
  const parser = parse(text, {
    bom: true,
    delimiter: getSeparator(text.slice(0, 10_000)),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: TABLE_LIMITS.cell * 4,
  });
  try {
    for await (const row of parser) yield row as string[];
  } catch (cause) {
    const line =
      cause instanceof Error && 'lines' in cause ? ` near line ${String(cause.lines)}` : '';
    throw appError('file_invalid', { message: `The CSV file cannot be read${line}`, cause });
  }
}

/**
 * Checks a spreadsheet before it is parsed: no part is larger than declared, and all parts together are within a limit, since
 * the parser would unpack whatever the file contains.
 * @throws `too_large`
 */
function withinLimits(bytes: Uint8Array): Uint8Array {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > TABLE_LIMITS.unpacked)
        throw appError('too_large', {
          message: 'The spreadsheet is too large when it is unpacked',
        });
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}

async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<string[]> {
  let rows: unknown[][];
  try {
    rows = await readSheet(Buffer.from(withinLimits(bytes)));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw appError('file_invalid', { message: 'The spreadsheet cannot be read', cause });
  }
  for (const row of rows) yield row.map(cellText);
}

/** Serializes a value as one line of JSON; line readers also end a line at these two separators. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Number of rows that are written together. */
const BATCH = 1000;

/**
 * Writes the rows of a CSV or XLSX file to `path` as one JSON array per line. Runs in a thread, because parsing takes seconds.
 * @throws `file_invalid`; `too_large`
 */
export async function writeRows(bytes: Uint8Array, path: string): Promise<void> {
  // A spreadsheet is a zip, whatever its name says.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const file = await open(path, 'w', 0o600);
  try {
    let lines: string[] = [];
    let count = 0;
    for await (const row of isZip ? xlsxRows(bytes) : csvRows(bytes)) {
      if (row.every((cell) => cell.trim() === '')) continue;
      // Keeps the header and one row too many, by which the reader refuses the file.
      if (count++ > MAX_IMPORTED + 1) break;
      const cells = row.slice(0, TABLE_LIMITS.columns);
      lines.push(`${jsonLine(cells.map((cell) => cell.slice(0, TABLE_LIMITS.cell)))}\n`);
      if (lines.length < BATCH) continue;
      await file.write(lines.join(''));
      lines = [];
    }
    await file.write(lines.join(''));
  } finally {
    await file.close();
  }
}
