import { setImmediate as turn } from 'node:timers/promises';
import { acceptInput, fieldProblem, type ReadingContext } from '@org/schema';
import type { OnMatch } from '@org/schema/contract';
import { AppError } from '@org/schema/errors';
import { ValidationError } from 'yup';
import { bisectBatch } from '../database/bisect-batch.ts';
import { databaseFailure } from '../database/database-failure.ts';
import type { ImportRecord } from '../database/records.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { PROBLEM_SEPARATOR } from './import-copy.ts';
import type { ImportField } from './import-field.ts';
import { getCells } from './import-format.ts';
import type { ImportRow, ImportTarget, RowChange, RowOutcome, TriedRow } from './import-target.ts';
import type { TableRow } from './read-table.ts';
import { splitByUniqueKey } from './split-by-unique-key.ts';

/** Format, mapping and options of an import. */
export interface ImportPlan {
  readonly target: ImportTarget;
  readonly fields: readonly ImportField[];
  readonly columns: readonly string[];
  readonly mapping: readonly string[];
  readonly matchOn: string;
  readonly onMatch: OnMatch;
  /** Locale settings that values are read by. */
  readonly reading: ReadingContext;
}

/** Returns how the rows of an import are read. */
export function getPlan(
  record: ImportRecord,
  target: ImportTarget,
  fields: readonly ImportField[],
  reading: ReadingContext,
): ImportPlan {
  return {
    target,
    fields,
    columns: record.columns,
    mapping: record.mapping,
    matchOn: record.match_on,
    onMatch: record.on_match,
    reading,
  };
}

/** A row as a change of what is there, or what is wrong with it. */
export type ReadRow =
  | ImportRow
  | { readonly no: number; readonly key: string; readonly problem: string };

/**
 * Returns what is wrong with a row, one problem per line with the label of its field; undefined for what is no fault of the row.
 * `further` has problems by field that were found apart from the error.
 */
export function rowProblem(
  error: unknown,
  fields: readonly ImportField[],
  where?: ImportRow['where'],
  further: Readonly<Record<string, string>> = {},
): string | undefined {
  const told = (path: string, problem: string): string => {
    const place = where?.(path);
    if (place) return `${place}: ${problem}`;
    // A value may be deep in the body, such as `addresses[0].city` or `images[0].file`: its column is named by the end or the start.
    const names = [path, path.split('.').at(-1), path.split(/[.[]/)[0]];
    const field = names.flatMap((name) => fields.find((one) => one.name === name) ?? [])[0];
    const label = field?.label ?? path;
    return label ? `${label}: ${problem}` : problem;
  };
  const listed = (problems: readonly (readonly [string, string])[]): string => {
    const byField = new Map<string, string>();
    // The first problem of each field is enough.
    for (const [path, problem] of [...problems, ...Object.entries(further)])
      if (!byField.has(path)) byField.set(path, problem);
    // Several fields of a record may come from one column.
    const lines = new Set([...byField].map(([path, problem]) => told(path, problem)));
    return [...lines].join(PROBLEM_SEPARATOR);
  };
  if (error instanceof ValidationError) {
    const all = error.inner.length > 0 ? error.inner : [error];
    return listed(all.map((one) => [one.path ?? '', fieldProblem(one)]));
  }
  if (error instanceof AppError && error.status < 500) {
    const problems = Object.entries(error.details?.formErrors ?? {});
    return problems.length > 0 ? listed(problems) : error.message;
  }
  // What two rows of one batch have in common, only the table itself can tell.
  return databaseFailure(error)?.kind === 'unique'
    ? 'Another record already has this unique value'
    : undefined;
}

/** Runs work, or returns the problem of the row. */
async function orProblem<Value>(
  { fields }: Pick<ImportPlan, 'fields'>,
  work: () => Promise<Value> | Value,
  where?: ImportRow['where'],
  further?: () => Readonly<Record<string, string>> | undefined,
): Promise<Value | { readonly problem: string }> {
  try {
    return await work();
  } catch (error) {
    const problem = rowProblem(error, fields, where, further?.());
    if (problem === undefined) throw error;
    return { problem };
  }
}

const isWrong = <Value extends object>(
  row: Value | { readonly problem: string },
): row is { readonly problem: string } => 'problem' in row;

/** Reads the rows of a record by the mapping, and checks them as a change of what is there. */
async function readRecord(plan: ImportPlan, record: readonly TableRow[]): Promise<ReadRow> {
  const { target, mapping, columns, matchOn } = plan;
  const rows = record.map(({ no, cells }) => ({ no, cells: getCells(cells, mapping) }));
  const [{ no, cells } = { no: 0, cells: {} }] = rows;
  const read = await orProblem(
    plan,
    () =>
      target.read?.(rows, getCells(columns, mapping)) ?? {
        cells,
        body: target.toBody(cells, plan.reading),
      },
  );
  if (isWrong(read)) return { no, key: '', problem: read.problem };
  const where = 'where' in read ? read.where : undefined;
  const checked = (): ImportRow => {
    const sent = acceptInput(target.update, read.body);
    const body = target.update.validateSync(sent, { abortEarly: false }) as ImportRow['body'];
    const bare = { no, body, cells: read.cells, where };
    return { ...bare, key: matchOn ? target.getKey(matchOn, bare) : '' };
  };
  const further = () => target.findProblems?.(read.cells, plan.reading);
  const row = await orProblem(plan, checked, where, further);
  return isWrong(row) ? { no, key: '', problem: row.problem } : row;
}

/** Records that are read before others have their turn. */
const READ_AT_ONCE = 8;

/**
 * Reads a batch of records, a few at a time, so that database responses are handled in between.
 * @param records - rows of each record
 */
export async function readBatch(
  plan: ImportPlan,
  records: readonly (readonly TableRow[])[],
): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const record of records) {
    read.push(await readRecord(plan, record));
    if (read.length % READ_AT_ONCE === 0) await turn();
  }
  return read;
}

/** A row as a body of a creation, with what a creation fills in. */
function asNew(
  plan: ImportPlan,
  row: ImportRow,
): Promise<ImportRow | { readonly problem: string }> {
  const { create } = plan.target;
  return orProblem(
    plan,
    () => {
      const sent = acceptInput(create, { ...plan.target.defaults?.(), ...row.body });
      const body = create.validateSync(sent, { abortEarly: false }) as ImportRow['body'];
      return { ...row, body };
    },
    row.where,
  );
}

/** Removes empty cells: the present values of a record stay. */
function withoutEmpty(row: ImportRow): ImportRow {
  const entries = Object.entries(row.body).filter(
    ([, value]) =>
      value !== '' &&
      value !== undefined &&
      value !== null &&
      !(Array.isArray(value) && value.length === 0),
  );
  return { ...row, body: Object.fromEntries(entries) };
}

async function getMatches(
  write: TenantWrite,
  { target, matchOn, onMatch }: ImportPlan,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, number>> {
  const keys = [...new Set(rows.map(({ key }) => key))].filter(Boolean);
  if (onMatch === 'create' || keys.length === 0) return new Map();
  return target.find(write, matchOn, keys);
}

/** Does it for rows together; one that turns out to be wrong on the way is left out, with what is wrong. */
const rowsTogether = <Item>(
  { tx }: TenantWrite,
  { fields }: ImportPlan,
  items: readonly Item[],
  getRow: (item: Item) => ImportRow,
  work: (items: readonly Item[]) => Promise<RowOutcome[]>,
): Promise<RowOutcome[]> =>
  bisectBatch<Item, RowOutcome>(tx, items, {
    work,
    leave(error, item) {
      const { no, where } = getRow(item);
      const problem = rowProblem(error, fields, where);
      return problem === undefined ? undefined : { no, outcome: 'failed', error: problem };
    },
  });

async function takePart(
  write: TenantWrite,
  plan: ImportPlan,
  rows: readonly ReadRow[],
): Promise<RowOutcome[]> {
  const { target, onMatch } = plan;
  const matches = await getMatches(write, plan, rows);
  const outcomes: RowOutcome[] = [];
  const fresh: ImportRow[] = [];
  const changes: RowChange[] = [];
  const fail = (no: number, error: string): void => {
    outcomes.push({ no, outcome: 'failed', error });
  };
  for (const row of rows) {
    if (isWrong(row)) {
      fail(row.no, row.problem);
      continue;
    }
    const id = row.key ? matches.get(row.key) : undefined;
    if (id === undefined) {
      const made = await asNew(plan, row);
      if (isWrong(made)) fail(row.no, made.problem);
      else fresh.push(made);
    } else if (onMatch === 'skip') outcomes.push({ no: row.no, outcome: 'skipped', id });
    else changes.push({ row: withoutEmpty(row), id });
  }
  for (const round of splitByUniqueKey(changes, ({ id }) => id))
    outcomes.push(
      ...(await rowsTogether(
        write,
        plan,
        round,
        ({ row }) => row,
        (part) => target.change(write, part),
      )),
    );
  const changed = outcomes.flatMap(({ outcome, id }) => (outcome === 'updated' && id ? [id] : []));
  if (changed.length > 0) await target.keepFound?.(write, changed);
  outcomes.push(
    ...(await rowsTogether(
      write,
      plan,
      fresh,
      (row) => row,
      (part) => target.make(write, part),
    )),
  );
  return outcomes;
}

/**
 * Takes a batch of records in.
 * @param rows - the records as `readBatch` has read them
 * @returns what became of each, in their order
 */
export async function takeBatch(
  write: TenantWrite,
  plan: ImportPlan,
  rows: readonly ReadRow[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const part of splitByUniqueKey(rows, ({ key }) => key || undefined))
    outcomes.push(...(await takePart(write, plan, part)));
  return outcomes.sort((one, other) => one.no - other.no);
}

/**
 * What would become of a batch, without keeping anything.
 * @param rows - the records as `readBatch` has read them
 * @param made - what records before them would have made
 * @returns outcomes
 */
export async function tryBatch(
  write: TenantWrite,
  plan: ImportPlan,
  rows: readonly ReadRow[],
  made: Set<string>,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const part of splitByUniqueKey(rows, ({ key }) => key || undefined))
    outcomes.push(...(await tryPart(write, plan, part, made)));
  return outcomes.sort((one, other) => one.no - other.no);
}

/** Tries rows of which none means another. */
async function tryPart(
  write: TenantWrite,
  plan: ImportPlan,
  rows: readonly ReadRow[],
  made: Set<string>,
): Promise<RowOutcome[]> {
  const { target, onMatch } = plan;
  const matches = await getMatches(write, plan, rows);
  const outcomes: RowOutcome[] = [];
  const tried: (TriedRow & { readonly isThere: boolean })[] = [];
  for (const row of rows) {
    const { no, key } = row;
    const id = key ? matches.get(key) : undefined;
    const isThere = onMatch !== 'create' && key !== '' && (id !== undefined || made.has(key));
    const ready = isWrong(row) || isThere ? row : await asNew(plan, row);
    if (isWrong(ready)) outcomes.push({ no, outcome: 'failed', error: ready.problem });
    else if (isThere && onMatch === 'skip') outcomes.push({ no, outcome: 'skipped' });
    else tried.push({ row: isThere ? withoutEmpty(ready) : ready, id, isThere });
  }
  const refusal = await target.refusals(write, tried);
  const known = tried.flatMap(({ row, id }, at) =>
    id !== undefined && refusal(at, made) === undefined ? [{ row, id }] : [],
  );
  const unchanged = known.length > 0 ? await target.unchanged?.(write, known) : undefined;
  for (const [at, { row, isThere, id }] of tried.entries()) {
    const { no, key } = row;
    const error = refusal(at, made);
    if (error !== undefined) outcomes.push({ no, outcome: 'failed', error });
    else if (isThere)
      outcomes.push({ no, outcome: unchanged?.has(id ?? 0) ? 'skipped' : 'updated' });
    else {
      if (key) made.add(key);
      for (const trace of target.getTraces?.(row) ?? []) made.add(trace);
      outcomes.push({ no, outcome: 'created' });
    }
  }
  return outcomes;
}
