import { appError, type ListQuery, readInstant } from '@org/schema';
import {
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { TenantTx } from './data-door.ts';
import { type KeyKind, type ListCursor, readCursor, writeCursor } from './list-cursor.ts';
import { COUNT_CAP, containing, type ListResults, listResults } from './list-page.ts';
import type { TenantTables } from './tables.ts';

/** One order of a list. The value is never null: a column that may be is given a value that sorts where it belongs. */
export interface ListOrder {
  readonly kind: KeyKind;
  readonly value: RawBuilder<unknown>;
}

type Direction = ListCursor['direction'];

/**
 * How a table is listed, declared once per entity. From it, and from the query that `listQuery` has checked, come search,
 * order, pages, cursors, ids, dates, trash and the capped count.
 */
export interface ListDefinition<Db, Tables extends keyof Db, Row> {
  /** Name or alias of the table that the rows are of. */
  readonly table: string;
  /** Every row with the columns of the answer, joins included, nothing filtered or ordered. */
  readonly rows: (tx: TenantTx) => SelectQueryBuilder<Db, Tables, Row>;
  /** What a request may order by; nothing of a request is ever a column's name. */
  readonly orders: Readonly<Record<string, ListOrder>>;
  /** The order of a request that names none. */
  readonly usual: { readonly by: string; readonly direction: Direction };
  /** Columns that a search looks in. */
  readonly searched: readonly string[];
  /** Column that tells a row's place among those of the same value. @default 'id' */
  readonly id?: string;
  /** Column of `startDate` and `endDate`. @default 'created_at' */
  readonly date?: string;
  /** False for rows that are never in a trash. @default true */
  readonly hasTrash?: boolean;
}

/** Keeps the exact types of a definition. */
export function defineList<Db, Tables extends keyof Db, Row>(
  list: ListDefinition<Db, Tables, Row>,
): ListDefinition<Db, Tables, Row> {
  return list;
}

/**
 * Lists a table that needs no join: every column of every row.
 * Shape: table, its orders as name → kind, with the column where it has another name, and the rest → definition.
 */
export function listOf<Table extends keyof TenantTables & string>(
  table: Table,
  {
    orders,
    ...rest
  }: Pick<ListDefinition<TenantTables, Table, unknown>, 'usual' | 'searched'> & {
    readonly orders: Readonly<Record<string, KeyKind | readonly [KeyKind, column: string]>>;
  },
): ListDefinition<TenantTables, Table, Selectable<TenantTables[Table]>> {
  return {
    ...rest,
    table,
    rows: (tx) =>
      // Of a table that is not known yet, the builder's own types say nothing.
      tx.selectFrom(table as keyof TenantTables).selectAll() as unknown as SelectQueryBuilder<
        TenantTables,
        Table,
        Selectable<TenantTables[Table]>
      >,
    orders: Object.fromEntries(
      Object.entries(orders).map(([name, order]) => {
        const [kind, column] = typeof order === 'string' ? [order, name] : order;
        return [name, orderBy(kind, `${table}.${column}`)];
      }),
    ),
  };
}

/** The shape of a list query as handlers get it, with whatever filters of its own an entity has. */
export type AskedList = Pick<ListQuery, 'currentPage' | 'itemsPerPage'> & Partial<ListQuery>;

/** An order by a column, or by what is made of it. Shape: kind, column with its table → order. */
export function orderBy(kind: KeyKind, column: string): ListOrder {
  return { kind, value: kind === 'text' ? sql`lower(${sql.ref(column)})` : sql.ref(column) };
}

const DAY = 24 * 3600 * 1000;

/** The end of a period: a day counts to its last instant. */
function upTo(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const end = readInstant(text);
  return text.length > 10
    ? sql<SqlBool>`${column} <= ${end}`
    : sql<SqlBool>`${column} < ${end && new Date(end.getTime() + DAY)}`;
}

/** What a row must be to stand in the list. */
function conditions<Db, Tables extends keyof Db, Row>(
  list: ListDefinition<Db, Tables, Row>,
  query: AskedList,
  own: readonly RawBuilder<SqlBool>[],
): RawBuilder<SqlBool>[] {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${list.table}.${name}`);
  const date = column(list.date ?? 'created_at');
  const found = [...own];
  if (list.hasTrash !== false && !query.showdeleted)
    found.push(sql<SqlBool>`${column('deleted_at')} is null`);
  if (query.ids) found.push(sql<SqlBool>`${column(list.id ?? 'id')} = any(${query.ids}::bigint[])`);
  if (query.startDate) found.push(sql<SqlBool>`${date} >= ${readInstant(query.startDate)}`);
  if (query.endDate) found.push(upTo(date, query.endDate));
  if (query.search && list.searched.length > 0) {
    const pattern = containing(query.search);
    const hits = list.searched.map((name) => sql<SqlBool>`${column(name)} ilike ${pattern}`);
    found.push(sql<SqlBool>`(${sql.join(hits, sql` or `)})`);
  }
  return found;
}

/** Which order a request means: that of its cursor, else the one that it names, else the list's usual one. */
function askedOrder<Db, Tables extends keyof Db, Row>(
  { orders, usual }: ListDefinition<Db, Tables, Row>,
  { orderBy: by, orderDirection, cursor: text }: AskedList,
): { by: string; direction: Direction; cursor: ListCursor | undefined } {
  const named = orderDirection?.toLowerCase() as Direction | undefined;
  const kinds = Object.fromEntries(Object.entries(orders).map(([name, { kind }]) => [name, kind]));
  const cursor = text === undefined ? undefined : readCursor(text, kinds);
  const direction = named ?? cursor?.direction ?? (by === undefined ? usual.direction : 'asc');
  const order = { by: by ?? cursor?.by ?? usual.by, direction, cursor };
  if (cursor && (cursor.by !== order.by || cursor.direction !== direction))
    throw appError('validation_failed', {
      formErrors: { cursor: 'belongs to another order of this list' },
    });
  return order;
}

/** A row's value as the text that its cursor holds. */
function keyText({ kind, value }: ListOrder): RawBuilder<string> {
  return kind === 'time'
    ? sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql<string>`${value}::text`;
}

/** True for rows after the cursor's: a comparison of pairs, which an index on both answers. */
function after(
  { kind, value }: ListOrder,
  id: RawBuilder<unknown>,
  cursor: ListCursor,
): RawBuilder<SqlBool> {
  const type = { text: sql`text`, time: sql`timestamptz`, number: sql`bigint` }[kind];
  const sign = cursor.direction === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(${value}, ${id}) ${sign} (${cursor.key}::${type}, ${cursor.id}::bigint)`;
}

/**
 * Reads one part of a list.
 * Shape: transaction, definition, checked query, conditions of the entity's own filters → rows, total up to the cap, and
 * the cursor after the last row, null where nothing follows. Errors: `validation_failed` for a cursor that is none.
 */
export async function readList<Db, Tables extends keyof Db, Row>(
  tx: TenantTx,
  list: ListDefinition<Db, Tables, Row>,
  query: AskedList,
  own: readonly RawBuilder<SqlBool>[] = [],
): Promise<ListResults<Row>> {
  const { by, direction, cursor } = askedOrder(list, query);
  const order = list.orders[by] ?? orderBy('number', `${list.table}.${list.id ?? 'id'}`);
  const id = sql.ref(`${list.table}.${list.id ?? 'id'}`);
  const { itemsPerPage, currentPage } = query;
  let matching = list.rows(tx);
  for (const condition of conditions(list, query, own)) matching = matching.where(condition);

  const part = cursor
    ? matching.where(after(order, id, cursor))
    : matching.offset((currentPage - 1) * itemsPerPage);
  const found = (await part
    .select([keyText(order).as('list_key'), sql<number>`${id}`.as('list_id')])
    .orderBy(order.value, direction)
    .orderBy(id, direction)
    .limit(itemsPerPage + 1)
    // The definition's own columns and the two above.
    .execute()) as unknown as (Row & { list_key: string; list_id: number })[];
  const counted = await tx
    .selectFrom(
      matching
        .clearSelect()
        .select(sql<number>`1`.as('one'))
        .limit(COUNT_CAP + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();

  const rows = found.slice(0, itemsPerPage);
  const last = found.length > itemsPerPage ? rows.at(-1) : undefined;
  const next = last && writeCursor({ by, direction, key: last.list_key, id: last.list_id });
  return listResults(query, rows, Number(counted.total), next ?? null);
}

/** The same results with each row as calls answer it. */
export function mapRows<Row, Answer>(
  results: ListResults<Row>,
  map: (row: Row) => Answer,
): ListResults<Answer> {
  return { ...results, rows: results.rows.map(map) };
}
