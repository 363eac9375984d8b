import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { MAX_IMPORTED } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { runInThread } from '../threads/run-in-thread.ts';
import type { ThreadLimitError } from '../threads/thread-pool.ts';
import { rowGroups, writeRecords } from './group-rows.ts';
import { writeRowsTask } from './import.tasks.ts';
import { getCells, getForm, type ImportForm } from './import-format.ts';
import { suggestMapping } from './import-target.ts';
import { jsonLine, TABLE_LIMITS } from './write-rows.ts';

/** Header and sample of a file. */
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

/** Reads the rows that `write-rows` wrote, in order. */
async function* readRows(path: string): AsyncGenerator<string[]> {
  const lines = createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  // Each line is one row as `write-rows` serialized it.
  for await (const line of lines) yield JSON.parse(line) as string[];
}

/** Writes lines to a file in batches, and returns their positions. */
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

function getHead(row: readonly string[], forms: readonly ImportForm[]): Head {
  const columns = row.slice(0, TABLE_LIMITS.columns).map((cell) => cell.trim().slice(0, 120));
  const form = getForm(columns, forms);
  return { columns, form, mapping: form ? suggestMapping(columns, form.fields) : [] };
}

/**
 * Writes rows down as they come. Takes rows of a file, file of lines.
 * @returns its head, and which lines are one record
 */
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
      head = getHead(row, forms);
      continue;
    }
    if (++count > MAX_IMPORTED)
      throw appError('too_large', {
        message: `The file has more than ${MAX_IMPORTED} rows. Split it into smaller files`,
      });
    const { columns, form, mapping } = head;
    const cells = columns.map((_column, at) => (row[at] ?? '').trim().slice(0, TABLE_LIMITS.cell));
    if (sample.length < SAMPLE) sample.push(cells.map((cell) => cell.slice(0, 200)));
    // The heading is row 1.
    const span = await add(jsonLine(form ? [count + 1, cells] : cells));
    if (!form) continue;
    const named = getCells(cells, mapping);
    groups.add(form.getKeys(named), span);
    if (form.isPart(named)) parts++;
  }
  await flush();
  if (!head || count === 0)
    throw appError('file_invalid', { message: 'The file has no rows below the header' });
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

/** The error for a file that takes more time or memory than one import may use. */
function fileTooLarge({ limit }: ThreadLimitError): Error {
  const message = `The file takes too much ${limit} to read. Split it into smaller files`;
  return appError('too_large', { message, formErrors: { 'files[]': message } });
}

/**
 * Writes the rows of a CSV or XLSX file down as lines of JSON, so that they can be read on from any record. In a file of a form
 * the rows of one record become one line, wherever they stand.
 * @param bytes - bytes of the upload
 * @param path - where to write
 * @param forms - forms to know
 * @returns its head
 * @throws `file_invalid`; `too_large` for more rows than one import takes
 */
export async function storeTable(
  bytes: Uint8Array,
  path: string,
  forms: readonly ImportForm[] = [],
): Promise<TableHead> {
  const rowsPath = `${path}.rows`;
  const draft = `${path}.records`;
  try {
    await runInThread(writeRowsTask, { bytes, path: rowsPath }, fileTooLarge);
    const { records, ...head } = await written(path, (file) =>
      storeRows(readRows(rowsPath), file, forms),
    );
    if (!head.form) return { ...head, total: head.rows };
    await written(draft, (file) => writeRecords(path, records, file));
    await rename(draft, path);
    return { ...head, total: records.length };
  } finally {
    await rm(rowsPath, { force: true });
    await rm(draft, { force: true });
  }
}

/** A line of a stored table: the cells of one row, or the rows of one record. */
function getRecord(line: string, at: number): TableRow[] {
  const stored = JSON.parse(line) as string[] | [no: number, cells: string[]][];
  const [first] = stored;
  if (typeof first !== 'object') return [{ no: at + 2, cells: stored as string[] }];
  return (stored as [number, string[]][]).map(([no, cells]) => ({ no, cells }));
}

/** Records of one batch may have so many rows each, on average. */
const ROWS_EACH = 5;

/**
 * Records of a stored table from one on, as batches.
 * @param from - records to leave out
 * @param size - records of a batch
 * @returns batches of records, each its rows
 */
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
    const record = getRecord(line, no);
    batch.push(record);
    rows += record.length;
    if (batch.length < size && rows < size * ROWS_EACH) continue;
    yield batch;
    batch = [];
    rows = 0;
  }
  if (batch.length > 0) yield batch;
}
