import { AppError, acceptInput, fieldProblem, type OnMatch } from '@org/schema';
import { sql } from 'kysely';
import { ValidationError } from 'yup';
import type { TenantTx } from '../database/data-door.ts';
import type { ImportOutcome } from '../database/entity-tables.ts';
import { fromCsvCell } from '../entities/csv.ts';
import { entityRecords, keepSearch } from '../entities/entity.service.ts';
import type { EntityRow } from '../entities/entity-kind.ts';
import { countBy, findRows, insertRows, updateRows } from '../entities/entity-rows.repository.ts';
import { changesBetween } from '../entities/timeline.ts';
import { recordChange, rememberActor, type TenantWrite } from '../events/record-change.ts';
import type { ImportTarget } from './import-target.ts';

/** How the rows of a file are read. */
export interface ImportPlan {
  readonly target: ImportTarget;
  readonly mapping: readonly string[];
  readonly matchOn: string;
  readonly onMatch: OnMatch;
}

/** One row of a file, read. */
interface ReadRow {
  readonly no: number;
  /** What it is known again by; '' for nothing. */
  readonly key: string;
  readonly body?: Record<string, unknown>;
  readonly problem?: string;
}

/** What became of a row. */
export interface RowOutcome {
  readonly no: number;
  readonly outcome: ImportOutcome;
  readonly id?: number;
  readonly version?: number;
  readonly before?: Record<string, unknown>;
  readonly error?: string;
}

/** What is wrong with a row, by the name that people know the field by; undefined for what is no fault of the row. */
function problemOf(error: unknown, { fields }: ImportTarget): string | undefined {
  const told = (path: string, problem: string): string => {
    const name = path.split('.').at(-1);
    const label = fields.find((field) => field.name === name)?.label ?? path;
    return label ? `${label}: ${problem}` : problem;
  };
  if (error instanceof ValidationError) {
    const [first = error] = error.inner;
    return told(first.path ?? '', fieldProblem(first));
  }
  if (error instanceof AppError && error.status < 500) {
    const [field] = Object.entries(error.details?.formErrors ?? {});
    return field ? told(field[0], field[1]) : error.message;
  }
  return undefined;
}

/** Reads rows by the mapping, and checks each as a body of the entity's creation. */
function readRows(
  { target, mapping, matchOn }: ImportPlan,
  rows: readonly (readonly string[])[],
  from: number,
): ReadRow[] {
  return rows.map((cells, at): ReadRow => {
    // The heading is row 1.
    const no = from + at + 2;
    const named: Record<string, string> = {};
    for (const [column, name] of mapping.entries())
      if (name) named[name] = fromCsvCell(cells[column] ?? '');
    const key = matchOn ? (named[matchOn] ?? '').trim().toLowerCase() : '';
    try {
      const given = acceptInput(target.create, target.toBody(named));
      const body = target.create.validateSync(given, { abortEarly: false }) as Record<
        string,
        unknown
      >;
      const checked = matchOn === 'phone' ? String(body.phone ?? '') : key;
      return { no, key: checked, body };
    } catch (error) {
      const problem = problemOf(error, target);
      if (problem === undefined) throw error;
      return { no, key, problem };
    }
  });
}

/** Rows that are there already. Shape: keys → id by key; of several the oldest. */
async function findMatches(
  tx: TenantTx,
  { target, matchOn }: ImportPlan,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const column = target.matchOn.find(({ name }) => name === matchOn)?.column;
  const asked = [...new Set(keys.filter(Boolean))];
  if (!column || asked.length === 0) return new Map();
  const value = sql.ref(column);
  const { rows } = await sql<{ key: string; id: number }>`
    select ${value} as key, min(id) as id from ${sql.table(target.kind.table)}
    where deleted_at is null and ${value} = any(${asked}::text[]) group by 1`.execute(tx);
  return new Map(rows.map(({ key, id }) => [key, Number(id)]));
}

/** A batch is cut before a row that means one of the batch: by then that one is there. */
function withoutRepeats(rows: readonly ReadRow[]): ReadRow[][] {
  const parts: ReadRow[][] = [[]];
  let seen = new Set<string>();
  for (const row of rows) {
    if (row.key && seen.has(row.key)) {
      parts.push([]);
      seen = new Set();
    }
    if (row.key) seen.add(row.key);
    parts.at(-1)?.push(row);
  }
  return parts;
}

/** Columns of a body as they are stored, with what only the database can refuse. */
async function columnsOf(
  write: TenantWrite,
  { target }: ImportPlan,
  row: ReadRow,
  current?: EntityRow,
): Promise<{ columns: Record<string, unknown> } | { problem: string }> {
  try {
    return { columns: { ...(await target.kind.toColumns(write, row.body ?? {}, current)) } };
  } catch (error) {
    const problem = problemOf(error, target);
    if (problem === undefined) throw error;
    return { problem };
  }
}

async function createAll(
  write: TenantWrite,
  plan: ImportPlan,
  rows: readonly ReadRow[],
): Promise<RowOutcome[]> {
  const { tx, tenantId } = write;
  const { kind } = plan.target;
  const author_id = await rememberActor(write);
  const outcomes: RowOutcome[] = [];
  const ready: { row: ReadRow; columns: Record<string, unknown> }[] = [];
  for (const row of rows) {
    const made = await columnsOf(write, plan, row);
    if ('problem' in made) outcomes.push({ no: row.no, outcome: 'failed', error: made.problem });
    else ready.push({ row, columns: { ...made.columns, tenant_id: tenantId, author_id } });
  }
  const made = await insertRows(
    tx,
    kind,
    ready.map(({ columns }) => columns),
  );
  for (const [at, { row }] of ready.entries()) {
    const entity = made[at];
    if (!entity) throw new Error(`${kind.table} took fewer rows than it was given`);
    await kind.keepParts?.(write, Number(entity.id), row.body ?? {});
    outcomes.push({
      no: row.no,
      outcome: 'created',
      id: Number(entity.id),
      version: entity.version,
    });
  }
  await keepSearch(write, kind, made, await entityRecords(tx, kind, made));
  await countBy(tx, tenantId, kind, made.length);
  await recordChange(write, {
    entity: kind.entity,
    ids: made.map(({ id }) => Number(id)),
    action: 'created',
  });
  return outcomes;
}

async function updateOne(
  write: TenantWrite,
  plan: ImportPlan,
  row: ReadRow,
  current: EntityRow,
): Promise<RowOutcome> {
  const { kind } = plan.target;
  const id = Number(current.id);
  const made = await columnsOf(write, plan, row, current);
  if ('problem' in made) return { no: row.no, outcome: 'failed', error: made.problem };
  const [next] = await updateRows(write.tx, kind, [id], made.columns);
  if (!next) throw new Error(`A locked row of ${kind.table} is gone`);
  await kind.keepParts?.(write, id, row.body ?? {});
  await keepSearch(write, kind, [next], await entityRecords(write.tx, kind, [next]));
  const names = Object.keys(made.columns);
  const before = Object.fromEntries(
    names.map((name) => [name, Reflect.get(current, name) ?? null]),
  );
  await recordChange(write, {
    entity: kind.entity,
    id,
    action: 'updated',
    version: next.version,
    changes: changesBetween(current, next, names),
  });
  return { no: row.no, outcome: 'updated', id, version: next.version, before };
}

/** Empty cells say nothing of a record that is there: its values stay. */
function withoutEmpty(row: ReadRow): ReadRow {
  const entries = Object.entries(row.body ?? {}).filter(
    ([, value]) =>
      value !== '' &&
      value !== undefined &&
      value !== null &&
      !(Array.isArray(value) && value.length === 0),
  );
  return { ...row, body: Object.fromEntries(entries) };
}

async function takePart(
  write: TenantWrite,
  plan: ImportPlan,
  rows: readonly ReadRow[],
): Promise<RowOutcome[]> {
  const wrong = rows
    .filter(({ problem }) => problem !== undefined)
    .map(({ no, problem = '' }): RowOutcome => ({ no, outcome: 'failed', error: problem }));
  const right = rows.filter(({ problem }) => problem === undefined);
  const matches =
    plan.onMatch === 'create'
      ? new Map<string, number>()
      : await findMatches(
          write.tx,
          plan,
          right.map(({ key }) => key),
        );
  const isThere = ({ key }: ReadRow): boolean => key !== '' && matches.has(key);
  const outcomes = [...wrong];
  if (plan.onMatch === 'skip')
    outcomes.push(
      ...right
        .filter(isThere)
        .map(
          (row): RowOutcome => ({ no: row.no, outcome: 'skipped', id: matches.get(row.key) ?? 0 }),
        ),
    );
  else {
    const ids = right.filter(isThere).map(({ key }) => matches.get(key) ?? 0);
    const current = await findRows(write.tx, plan.target.kind, ids, { lock: true });
    const byId = new Map(current.map((row) => [Number(row.id), row]));
    for (const row of right.filter(isThere)) {
      const there = byId.get(matches.get(row.key) ?? 0);
      if (there) outcomes.push(await updateOne(write, plan, withoutEmpty(row), there));
    }
  }
  const fresh = right.filter((row) => !isThere(row));
  if (fresh.length > 0) outcomes.push(...(await createAll(write, plan, fresh)));
  return outcomes;
}

/** Takes a batch of rows in. Shape: transaction, plan, cells, rows before them → what became of each, in their order. */
export async function takeBatch(
  write: TenantWrite,
  plan: ImportPlan,
  cells: readonly (readonly string[])[],
  from: number,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const part of withoutRepeats(readRows(plan, cells, from)))
    outcomes.push(...(await takePart(write, plan, part)));
  return outcomes.sort((one, other) => one.no - other.no);
}

/**
 * What would become of a batch, without keeping anything.
 * Shape: transaction, plan, cells, rows before them, keys of rows before them that would be made → outcomes.
 */
export async function tryBatch(
  write: TenantWrite,
  plan: ImportPlan,
  cells: readonly (readonly string[])[],
  from: number,
  made: Set<string>,
): Promise<RowOutcome[]> {
  const rows = readRows(plan, cells, from);
  const matches = await findMatches(
    write.tx,
    plan,
    rows.map(({ key }) => key),
  );
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const { no, key, problem } = row;
    const refused =
      problem ??
      (await columnsOf(write, plan, row).then((c) => ('problem' in c ? c.problem : undefined)));
    const isThere = plan.onMatch !== 'create' && key !== '' && (matches.has(key) || made.has(key));
    if (refused !== undefined) outcomes.push({ no, outcome: 'failed', error: refused });
    else if (isThere)
      outcomes.push({ no, outcome: plan.onMatch === 'skip' ? 'skipped' : 'updated' });
    else {
      if (key) made.add(key);
      outcomes.push({ no, outcome: 'created' });
    }
  }
  return outcomes;
}
