import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { AppError, appError, MOST_IMPORTED } from '@org/schema';
import { parse } from 'csv-parse';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

/** Most columns of a file, characters of one cell, and bytes of an unpacked spreadsheet. */
const LIMITS = { columns: 200, cell: 50_000, unpacked: 150_000_000 } as const;

/** What a file begins with. */
export interface TableHead {
  readonly columns: string[];
  /** The first rows. */
  readonly sample: string[][];
  /** Rows below the heading. */
  readonly total: number;
}

const SAMPLE = 5;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** A cell of a spreadsheet as text: a day without a time stays a day. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  const text = cell.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** The separator that the first line of a CSV has most of. */
function separatorOf(head: string): string {
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
    delimiter: separatorOf(text.slice(0, 10_000)),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LIMITS.cell * 4,
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
 * A spreadsheet whose parts are unpacked, none of them larger than it says and all of them together within a limit: what reads
 * it would unpack whatever is in it. Errors: `too_large`.
 */
function withinLimits(bytes: Uint8Array): Uint8Array {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > LIMITS.unpacked)
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

/**
 * Writes the rows of a CSV or XLSX file down as lines of JSON, so that they can be read on from any row.
 * Shape: bytes of the upload, where to write → its head. Errors: `file_invalid`; `too_large` for more rows than one import takes.
 */
export async function storeTable(bytes: Uint8Array, path: string): Promise<TableHead> {
  // A spreadsheet is a zip, whatever its name says.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isZip ? xlsxRows(bytes) : csvRows(bytes);
  const file = await open(path, 'w', 0o600);
  let columns: string[] | undefined;
  const sample: string[][] = [];
  let total = 0;
  let lines: string[] = [];
  try {
    for await (const row of rows) {
      if (isBlank(row)) continue;
      if (!columns) {
        columns = row.slice(0, LIMITS.columns).map((cell) => cell.trim().slice(0, 120));
        continue;
      }
      if (++total > MOST_IMPORTED)
        throw appError('too_large', {
          message: `The file has more than ${MOST_IMPORTED} rows: split it`,
        });
      const cells = columns.map((_column, at) => (row[at] ?? '').trim().slice(0, LIMITS.cell));
      if (sample.length < SAMPLE) sample.push(cells.map((cell) => cell.slice(0, 200)));
      lines.push(JSON.stringify(cells));
      if (lines.length < 1000) continue;
      await file.write(`${lines.join('\n')}\n`);
      lines = [];
    }
    if (lines.length > 0) await file.write(`${lines.join('\n')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (!columns || total === 0)
    throw appError('file_invalid', { message: 'The file has no rows below its heading' });
  return { columns, sample, total };
}

/** Rows of a stored table from one on, as batches. Shape: path, rows to leave out, rows of a batch → batches of cells. */
export async function* readTable(
  path: string,
  from: number,
  size: number,
): AsyncGenerator<string[][]> {
  const lines = createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let at = 0;
  let batch: string[][] = [];
  for await (const line of lines) {
    if (at++ < from) continue;
    batch.push(JSON.parse(line) as string[]);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
