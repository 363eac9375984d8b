import type { FailureCause, ImportStatus, ReadValue } from '@org/schema/contract';
import { sql } from 'kysely';
import type { ImportRecord } from '../database/records.ts';
import type { TenantWrite } from '../events/record-change.ts';
import type { ReadRow } from './import-batch.ts';
import { PROBLEM_SEPARATOR } from './import-copy.ts';
import type { ImportField } from './import-field.ts';
import type { RowOutcome } from './import-target.ts';
import type { TableRow } from './read-table.ts';

/** Maximum number of causes and of understood values that an import lists. */
const MAX_LISTED = 100;
/** Distinct values that are counted for one field: enough to show what was understood, whatever a file holds. */
const MAX_VALUES_PER_FIELD = 5;

/** Said of an import of which every row failed. */
export const NOTHING_IMPORTED = 'No row could be imported';

type Counts = Pick<ImportRecord, 'created' | 'updated' | 'skipped' | 'failed'>;

/** Counts rows by what became of them. */
export function tally(outcomes: readonly RowOutcome[]): Counts {
  const count = (outcome: RowOutcome['outcome']): number =>
    outcomes.filter((row) => row.outcome === outcome).length;
  return {
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped'),
    failed: count('failed'),
  };
}

/** Returns the status of an import after all rows were tried. */
export function endStatus({ created, updated, skipped, failed }: Counts): ImportStatus {
  if (failed === 0) return 'done';
  return created + updated + skipped > 0 ? 'partial' : 'failed';
}

/** Counts failed rows by their cause. */
export class CauseCounter {
  readonly #causes = new Map<string, { count: number; row: number }>();

  /** Counts each problem of a row. */
  add(row: number, problems: string): void {
    for (const problem of problems.split(PROBLEM_SEPARATOR)) this.#addOne(row, problem);
  }

  #addOne(row: number, error: string): void {
    const known = this.#causes.get(error);
    if (known) known.count += 1;
    // A file may have as many causes as rows; those beyond the limit are one more.
    else if (this.#causes.size < 10 * MAX_LISTED) this.#causes.set(error, { count: 1, row });
  }

  /** The most frequent causes. */
  list(): FailureCause[] {
    return [...this.#causes]
      .map(([error, cause]) => ({ error, ...cause }))
      .sort((one, other) => other.count - one.count || one.row - other.row)
      .slice(0, MAX_LISTED);
  }
}

type Body = Readonly<Record<string, unknown>>;

/** Returns what a field of a row became: of the body itself, or of the address in it. */
function valueIn(body: Body, name: string): unknown {
  if (name in body) return body[name];
  const { addresses } = body as { addresses?: readonly Body[] };
  return addresses?.[0]?.[name];
}

/** Collects values that were understood otherwise than they were written. */
export class ReadValueCounter {
  readonly #values = new Map<string, Map<string, ReadValue>>();
  readonly #labels: ReadonlyMap<string, string>;

  constructor(fields: readonly ImportField[]) {
    this.#labels = new Map(fields.map(({ name, label }) => [name, label]));
  }

  add(rows: readonly ReadRow[]): void {
    for (const row of rows) {
      if ('problem' in row) continue;
      for (const [name, text] of Object.entries(row.cells)) this.#count(name, text, row.body);
    }
  }

  #count(name: string, text: string, body: Body): void {
    const value = valueIn(body, name);
    if (text === '' || text.length > 60 || typeof value === 'object' || value === undefined) return;
    const to = String(value);
    if (to === text || to.length > 60) return;
    const values = this.#values.get(name) ?? new Map<string, ReadValue>();
    this.#values.set(name, values);
    const known = values.get(text);
    if (known) known.count += 1;
    else if (values.size < MAX_VALUES_PER_FIELD)
      values.set(text, { field: this.#labels.get(name) ?? name, from: text, to, count: 1 });
  }

  list(): ReadValue[] {
    return [...this.#values.values()]
      .flatMap((values) => [...values.values()].sort((one, other) => other.count - one.count))
      .slice(0, MAX_LISTED);
  }
}

/** Returns the cells of a row that people may correct; undefined in the format of another program, where a record has several rows. */
export function storedCells(
  { format }: Pick<ImportRecord, 'format'>,
  records: readonly (readonly TableRow[])[],
): (no: number) => string[] | undefined {
  if (format !== '') return () => undefined;
  const byRow = new Map(records.map(([row]) => [row?.no ?? 0, row?.cells]));
  return (no) => {
    const cells = byRow.get(no);
    return cells && [...cells];
  };
}

/** Stores what became of rows, in one list: a parameter for each cell would cost as much as the rows themselves. */
export async function saveRowOutcomes(
  { tx, tenantId }: TenantWrite,
  importId: number,
  outcomes: readonly RowOutcome[],
  getCells: (no: number) => readonly string[] | undefined,
): Promise<void> {
  const rows = outcomes.map(({ no, outcome, id, version, before, error = '' }) => ({
    row_no: no,
    outcome,
    entity_id: id ?? null,
    entity_version: version ?? null,
    before: before ?? null,
    error,
    cells: outcome === 'failed' ? (getCells(no) ?? null) : null,
  }));
  await sql`
    insert into import_rows (tenant_id, import_id, row_no, outcome, entity_id, entity_version, before, error, cells)
    select ${tenantId}::bigint, ${importId}::bigint, row_no, outcome, entity_id, entity_version, before, error, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (row_no integer, outcome text, entity_id bigint, entity_version integer, before jsonb, error text, cells jsonb)`.execute(
    tx,
  );
}
