import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { AppError, appError, MOST_IMPORTED } from '@org/schema';
import { parse } from 'csv-parse';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { rowGroups, writeRecords } from './group-rows.ts';
import { cellsOf, formOf, type ImportForm } from './import-form.ts';
import { suggestMapping } from './import-target.ts';

/** Most columns of a file, characters of one cell, and bytes of an unpacked spreadsheet. */
const LIMITS = { columns: 200, cell: 50_000, unpacked: 150_000_000 } as const;

/** What a file begins with. */
export interface TableHead {
  readonly columns: string[];
  /** The first rows. */
  readonly sample: string[][];
  /** Rows below the heading. */
  readonly rows: number;
  /** The form that its heading is known by, if any. */
  readonly form: ImportForm | undefined;
  /** Records that the rows are; each is one where the file is of no form. */
  readonly total: number;
  /** Rows that are a part of a record. */
  readonly parts: number;
}

/** A row of a stored table. */
export interface TableRow {
  /** Line of the file as a spreadsheet counts it: the heading is 1. */
  readonly no: number;
  readonly cells: readonly string[];
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

/** Lines as JSON; what reads them takes these two for the end of a line. */
const lineOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Puts lines into a file, many at once, and tells where each went. */
function lineWriter(file: FileHandle) {
  let lines: string[] = [];
  let end = 0;
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await file.write(lines.join(''));
    lines = [];
  };
  return {
    flush,
    async add(line: string): Promise<{ from: number; to: number }> {
      const from = end;
      end += Buffer.byteLength(line) + 1;
      lines.push(`${line}\n`);
      if (lines.length >= 1000) await flush();
      return { from, to: end };
    },
  };
}

interface Head {
  readonly columns: string[];
  readonly form: ImportForm | undefined;
  readonly mapping: readonly string[];
}

function headOf(row: readonly string[], forms: readonly ImportForm[]): Head {
  const columns = row.slice(0, LIMITS.columns).map((cell) => cell.trim().slice(0, 120));
  const form = formOf(columns, forms);
  return { columns, form, mapping: form ? suggestMapping(columns, form.fields) : [] };
}

/** Writes rows down as they come. Shape: rows of a file, file of lines → its head, and which lines are one record. */
async function storeRows(
  rows: AsyncGenerator<string[]>,
  file: FileHandle,
  forms: readonly ImportForm[],
) {
  const { add, flush } = lineWriter(file);
  const groups = rowGroups();
  const sample: string[][] = [];
  let head: Head | undefined;
  let count = 0;
  let parts = 0;
  for await (const row of rows) {
    if (isBlank(row)) continue;
    if (!head) {
      head = headOf(row, forms);
      continue;
    }
    if (++count > MOST_IMPORTED)
      throw appError('too_large', {
        message: `The file has more than ${MOST_IMPORTED} rows: split it`,
      });
    const { columns, form, mapping } = head;
    const cells = columns.map((_column, at) => (row[at] ?? '').trim().slice(0, LIMITS.cell));
    if (sample.length < SAMPLE) sample.push(cells.map((cell) => cell.slice(0, 200)));
    // The heading is row 1.
    const span = await add(lineOf(form ? [count + 1, cells] : cells));
    if (!form) continue;
    const named = cellsOf(cells, mapping);
    groups.add(form.keysOf(named), span);
    if (form.isPart(named)) parts++;
  }
  await flush();
  if (!head || count === 0)
    throw appError('file_invalid', { message: 'The file has no rows below its heading' });
  const { columns, form } = head;
  return { columns, form, sample, rows: count, parts, records: groups.records() };
}

async function written<Value>(
  path: string,
  work: (file: FileHandle) => Promise<Value>,
): Promise<Value> {
  const file = await open(path, 'w', 0o600);
  try {
    const value = await work(file);
    await file.sync();
    return value;
  } finally {
    await file.close();
  }
}

/**
 * Writes the rows of a CSV or XLSX file down as lines of JSON, so that they can be read on from any record. In a file of a form
 * the rows of one record become one line, wherever they stand.
 * Shape: bytes of the upload, where to write, forms to know → its head. Errors: `file_invalid`; `too_large` for more rows than one import takes.
 */
export async function storeTable(
  bytes: Uint8Array,
  path: string,
  forms: readonly ImportForm[] = [],
): Promise<TableHead> {
  // A spreadsheet is a zip, whatever its name says.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isZip ? xlsxRows(bytes) : csvRows(bytes);
  const { records, ...head } = await written(path, (file) => storeRows(rows, file, forms));
  if (!head.form) return { ...head, total: head.rows };
  const draft = `${path}.records`;
  try {
    await written(draft, (file) => writeRecords(path, records, file));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return { ...head, total: records.length };
}

/** A line of a stored table: the cells of one row, or the rows of one record. */
function recordOf(line: string, at: number): TableRow[] {
  const stored = JSON.parse(line) as string[] | [no: number, cells: string[]][];
  const [first] = stored;
  if (typeof first !== 'object') return [{ no: at + 2, cells: stored as string[] }];
  return (stored as [number, string[]][]).map(([no, cells]) => ({ no, cells }));
}

/** Records of one batch may have so many rows each, on average. */
const ROWS_EACH = 5;

/** Records of a stored table from one on, as batches. Shape: path, records to leave out, records of a batch → batches of records, each its rows. */
export async function* readTable(
  path: string,
  from: number,
  size: number,
): AsyncGenerator<(readonly TableRow[])[]> {
  const lines = createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let at = 0;
  let batch: (readonly TableRow[])[] = [];
  let rows = 0;
  for await (const line of lines) {
    const no = at++;
    if (no < from) continue;
    const record = recordOf(line, no);
    batch.push(record);
    rows += record.length;
    if (batch.length < size && rows < size * ROWS_EACH) continue;
    yield batch;
    batch = [];
    rows = 0;
  }
  if (batch.length > 0) yield batch;
}
