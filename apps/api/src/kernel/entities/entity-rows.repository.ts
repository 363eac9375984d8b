import { invariant } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';
import type { AnyEntityDefinition, Columns, EntityRow } from './entity-definition.ts';

type Kind = Pick<AnyEntityDefinition, 'table'>;

/** Returns the conditions as a where clause; nothing without conditions. */
export function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
}

/** Returns rows by their ids, in no particular order; optionally also those in the trash. `Row` is the record of the kind's table. */
export async function findRows<Row extends EntityRow = EntityRow>(
  tx: TenantTx,
  { table }: Kind,
  ids: readonly number[],
  { inTrash = false, lock = false }: { readonly inTrash?: boolean; readonly lock?: boolean } = {},
  more: readonly RawBuilder<SqlBool>[] = [],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const conditions = [
    sql<SqlBool>`${sql.ref(`${table}.id`)} = any(${ids}::bigint[])`,
    inTrash
      ? sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is not null`
      : sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is null`,
    ...more,
  ];
  // Locked in one order, so that two changes of many rows do not wait for each other.
  const order = lock ? sql`order by ${sql.ref(`${table}.id`)} for update` : sql``;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${all(conditions)} ${order}`.execute(tx);
  return rows;
}

/** Locks rows outside of the trash, and returns their ids. */
export async function lockIds(
  tx: TenantTx,
  { table }: Kind,
  ids: readonly number[],
  more: readonly RawBuilder<SqlBool>[] = [],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const conditions = [
    sql<SqlBool>`${sql.ref(`${table}.id`)} = any(${ids}::bigint[])`,
    sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} is null`,
    ...more,
  ];
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`${table}.id`)} as id from ${sql.table(table)} ${all(conditions)}
    order by ${sql.ref(`${table}.id`)} for update`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** Ids of at most so many rows, smallest first. */
export async function findIds(
  tx: TenantTx,
  { table }: Kind,
  conditions: readonly RawBuilder<SqlBool>[],
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`${table}.id`)} as id from ${sql.table(table)} ${all(conditions)}
    order by ${sql.ref(`${table}.id`)} limit ${most}`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** Makes a row. */
export async function insertRow(
  tx: TenantTx,
  { table }: Kind,
  columns: Columns,
): Promise<EntityRow> {
  const names = Object.keys(columns);
  const { rows } = await sql<EntityRow>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => sql`${columns[name]}`))}) returning *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`${table} took no row`);
  return row;
}

/**
 * Makes rows. A column that some rows do not name has its default there.
 * @returns the rows, in the order in which they were given
 */
export async function insertRows(
  tx: TenantTx,
  { table }: Kind,
  rows: readonly Columns[],
): Promise<EntityRow[]> {
  if (rows.length === 0) return [];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = rows.map((row) => {
    const cells = names.map((name) => (name in row ? sql`${row[name]}` : sql`default`));
    return sql`(${sql.join(cells)})`;
  });
  const { rows: made } = await sql<EntityRow>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(values)} returning *`.execute(tx);
  // Ids are given in the order of the values.
  return made.toSorted((one, other) => Number(one.id) - Number(other.id));
}

/** A change of locked rows, each to its next version. */
function change({ table }: Kind, ids: readonly number[], columns: Columns): RawBuilder<unknown> {
  const sets = [
    ...Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql`version = version + 1`,
    sql`updated_at = now()`,
  ];
  return sql`update ${sql.table(table)} set ${sql.join(sets)} where id = any(${ids}::bigint[])`;
}

/**
 * Changes locked rows.
 * @returns the rows as they are now
 */
export async function updateRows<Row extends EntityRow = EntityRow>(
  tx: TenantTx,
  kind: Kind,
  ids: readonly number[],
  columns: Columns,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${change(kind, ids, columns)} returning *`.execute(tx);
  return rows;
}

/** A change of a row that is its own. */
export interface RowColumns {
  readonly id: number;
  readonly columns: Columns;
  /** True where the row is to get its next version although its columns may stay: something else of the record changes. */
  readonly isChanged: boolean;
}

/** A value as text that its column's type reads again; texts of JSON are what columns of JSON are given. */
function getText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  invariant(typeof value !== 'object', 'columns are given texts, numbers, flags and times');
  return String(value);
}

/** Columns of changes as rows `g` of a statement, each of its type, for all changes that name the same columns. */
interface AlikeRows {
  readonly ids: readonly number[];
  /** Source of the rows. */
  readonly from: RawBuilder<unknown>;
  readonly sets: readonly RawBuilder<unknown>[];
  /** True for a row `r` of the table that is not as asked. */
  readonly differs: RawBuilder<SqlBool>;
}

async function alikeRows(
  tx: TenantTx,
  { table }: Kind,
  changes: readonly RowColumns[],
): Promise<AlikeRows[]> {
  if (changes.length === 0) return [];
  const { rows: known } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  const types = new Map(known.map(({ name, type }) => [name, type]));
  const alike = Map.groupBy(changes, ({ columns }) => Object.keys(columns).sort().join());
  return [...alike.values()].map((group) => {
    const names = Object.keys(group[0]?.columns ?? {});
    const given = (name: string) => sql.raw(`g."${name}"::${types.get(name) ?? 'text'}`);
    const lists = names.map(
      (name) => sql`${group.map(({ columns }) => getText(columns[name]))}::text[]`,
    );
    const called = ['id', 'is_changed', ...names].map((name) => sql.ref(name));
    const ids = group.map(({ id }) => id);
    const differs = names.map((name) => sql`r.${sql.ref(name)} is distinct from ${given(name)}`);
    return {
      ids,
      from: sql`unnest(${sql.join([
        sql`${ids}::bigint[]`,
        sql`${group.map(({ isChanged }) => isChanged)}::boolean[]`,
        ...lists,
      ])}) as g (${sql.join(called)})`,
      sets: names.map((name) => sql`${sql.ref(name)} = ${given(name)}`),
      differs: sql<SqlBool>`(${sql.join([sql`g.is_changed`, ...differs], sql` or `)})`,
    };
  });
}

/**
 * Changes locked rows, each to what is its own, in one statement for all that name the same columns. Rows that are as asked
 * already stay as they are, under their version.
 * @returns rows that changed, as they are now, by id
 */
export async function updateEach(
  tx: TenantTx,
  kind: Kind,
  changes: readonly RowColumns[],
): Promise<ReadonlyMap<number, EntityRow>> {
  const now = new Map<number, EntityRow>();
  for (const { ids, from, sets, differs } of await alikeRows(tx, kind, changes)) {
    const { rows } = await sql<EntityRow>`
      update ${sql.table(kind.table)} r
      set ${sql.join([...sets, sql`version = r.version + 1`, sql`updated_at = now()`])}
      from ${from}
      where r.id = g.id and r.id = any(${ids}::bigint[]) and ${differs} returning r.*`.execute(tx);
    for (const row of rows) now.set(Number(row.id), row);
  }
  return now;
}

/**
 * Which rows `updateEach` would leave as they are.
 * @returns ids
 */
export async function sameRows(
  tx: TenantTx,
  kind: Kind,
  changes: readonly RowColumns[],
): Promise<ReadonlySet<number>> {
  const same = new Set<number>();
  for (const { ids, from, differs } of await alikeRows(tx, kind, changes)) {
    const { rows } = await sql<{ id: number }>`
      select r.id from ${sql.table(kind.table)} r join ${from} on g.id = r.id
      where r.id = any(${ids}::bigint[]) and not ${differs}`.execute(tx);
    for (const { id } of rows) same.add(Number(id));
  }
  return same;
}

/** Changes locked rows, and does not read them again: there may be many. */
export async function changeRows(
  tx: TenantTx,
  kind: Kind,
  ids: readonly number[],
  columns: Columns,
): Promise<void> {
  await change(kind, ids, columns).execute(tx);
}

/**
 * Puts rows into the trash, or takes them out again.
 * @returns ids of those that were on the other side
 */
export async function moveRows(
  tx: TenantTx,
  { table }: Kind,
  ids: readonly number[],
  { intoTrash }: { readonly intoTrash: boolean },
  more: readonly RawBuilder<SqlBool>[] = [],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await findRows(tx, { table }, ids, { inTrash: !intoTrash, lock: true }, more);
  const moved = found.map(({ id }) => Number(id));
  if (moved.length === 0) return [];
  const at = intoTrash ? sql`now()` : sql`null`;
  await sql`
    update ${sql.table(table)} set deleted_at = ${at}, version = version + 1, updated_at = now()
    where id = any(${moved}::bigint[])`.execute(tx);
  return moved;
}

/** Keeps the number of a tenant's rows that are not in the trash. */
export async function countBy(
  tx: TenantTx,
  tenantId: number,
  { entity }: Pick<AnyEntityDefinition, 'entity'>,
  change: number,
): Promise<void> {
  if (change === 0) return;
  await tx
    .insertInto('row_counts')
    .values({ tenant_id: tenantId, entity, n: change })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'entity'])
        .doUpdateSet((eb) => ({ n: eb('row_counts.n', '+', change) })),
    )
    .execute();
}

/** Returns the number of rows outside of the trash; 0 for an entity that never had one. */
export async function getCount(
  tx: TenantTx,
  { entity }: Pick<AnyEntityDefinition, 'entity'>,
): Promise<number> {
  const row = await tx
    .selectFrom('row_counts')
    .select('n')
    .where('entity', '=', entity)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}
