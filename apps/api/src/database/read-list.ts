import { appError, type ListFields, type ListQuery, readFilter, readInstant } from '@org/schema';
import {
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { TenantTx } from './data-door.ts';
import { type KeyKind, type OrderStep, writeCursor } from './list-cursor.ts';
import { compileFilter, type SqlField, taggedWith } from './list-filter.ts';
import { afterCursor, askedOrder, keyText, type ListOrder, orderBy } from './list-order.ts';
import { COUNT_CAP, containing, type ListResults, listResults } from './list-page.ts';
import { foundBy } from './search-words.ts';
import type { TenantTables } from './tables.ts';

export { orderBy } from './list-order.ts';

/**
 * How a table is listed, declared once per entity. From it, and from the query that `listQuery` has checked, come search,
 * filters, order, pages, cursors, ids, dates, trash and the count.
 */
export interface ListDefinition<Db, Tables extends keyof Db, Row> {
  /** Name or alias of the table that the rows are of. */
  readonly table: string;
  /** Every row with the columns of the answer, joins included, nothing filtered or ordered. */
  readonly rows: (tx: TenantTx) => SelectQueryBuilder<Db, Tables, Row>;
  /** What a request may order by; nothing of a request is ever a column's name. */
  readonly orders: Readonly<Record<string, ListOrder>>;
  /** The order of a request that names none. */
  readonly usual: OrderStep;
  /** Columns that a search looks in, for a table that stays small. */
  readonly searched?: readonly string[];
  /** Name under which a search finds the rows by their words, for a table that may grow large. */
  readonly words?: string;
  /** The fields that it can be filtered by, and how each is looked up. */
  readonly fields?: ListFields;
  readonly filters?: Readonly<Record<string, SqlField>>;
  /** Name of its rows in `taggings`. */
  readonly tagged?: string;
  /** What the list is picked from where an order or a filter needs a join. @default the table alone */
  readonly from?: RawBuilder<unknown>;
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
  }: Omit<ListDefinition<TenantTables, Table, unknown>, 'table' | 'rows' | 'orders'> & {
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
export type AskedList = Pick<ListQuery, 'currentPage' | 'itemsPerPage'> &
  Partial<ListQuery> & {
    readonly filter?: string | undefined;
    readonly tags?: readonly number[] | undefined;
    readonly tagMatch?: string | undefined;
  };

/** Who asks for a list, as far as its filters speak of it. */
export interface ListReader {
  readonly timezone: string;
  readonly personId: number | undefined;
  /** Fields that the tenant has added, as the filter knows them and as they are looked up. */
  readonly custom?:
    | { readonly fields: ListFields; readonly filters: Readonly<Record<string, SqlField>> }
    | undefined;
}

const NOBODY: ListReader = { timezone: 'UTC', personId: undefined };
const DAY = 24 * 3600 * 1000;

/** The end of a period: a day counts to its last instant. */
function upTo(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const end = readInstant(text);
  return text.length > 10
    ? sql<SqlBool>`${column} <= ${end}`
    : sql<SqlBool>`${column} < ${end && new Date(end.getTime() + DAY)}`;
}

/** Of a list, what its conditions need. */
type Conditional = Pick<
  ListDefinition<never, never, unknown>,
  'table' | 'searched' | 'words' | 'fields' | 'filters' | 'tagged' | 'id' | 'date' | 'hasTrash'
>;

function filterOf(
  list: Conditional,
  text: string,
  { timezone, personId, custom }: ListReader,
): RawBuilder<SqlBool> | undefined {
  const read = readFilter(text, { ...list.fields, ...custom?.fields });
  if (!('filter' in read))
    throw appError('validation_failed', { formErrors: { filter: read.problem } });
  const { table, tagged } = list;
  return compileFilter(
    read.filter,
    { ...list.filters, ...custom?.filters },
    { timezone, personId, table, tagged },
  );
}

/**
 * What a row must be to stand in a list, or to be touched by a change of all that a list shows.
 * Errors: `validation_failed` for a filter over fields that are not there.
 */
export function listConditions(
  list: Conditional,
  query: Omit<AskedList, 'currentPage' | 'itemsPerPage'>,
  reader: ListReader = NOBODY,
): RawBuilder<SqlBool>[] {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${list.table}.${name}`);
  const id = column(list.id ?? 'id');
  const date = column(list.date ?? 'created_at');
  const found: RawBuilder<SqlBool>[] = [];
  if (list.hasTrash !== false && query.onlydeleted)
    found.push(sql<SqlBool>`${column('deleted_at')} is not null`);
  else if (list.hasTrash !== false && !query.showdeleted)
    found.push(sql<SqlBool>`${column('deleted_at')} is null`);
  if (query.ids) found.push(sql<SqlBool>`${id} = any(${query.ids}::bigint[])`);
  if (query.startDate) found.push(sql<SqlBool>`${date} >= ${readInstant(query.startDate)}`);
  if (query.endDate) found.push(upTo(date, query.endDate));
  if (query.search && list.words) {
    const words = foundBy(list.words, id, query.search);
    if (words) found.push(words);
  } else if (query.search && list.searched?.length) {
    const pattern = containing(query.search);
    const hits = list.searched.map((name) => sql<SqlBool>`${column(name)} ilike ${pattern}`);
    found.push(sql<SqlBool>`(${sql.join(hits, sql` or `)})`);
  }
  if (query.tags && list.tagged) {
    const each = query.tagMatch === 'all' ? query.tags.map((tag) => [tag]) : [query.tags];
    found.push(...each.map((tags) => taggedWith(list, tags)));
  }
  const filter = query.filter ? filterOf(list, query.filter, reader) : undefined;
  if (filter) found.push(filter);
  return found;
}

/** The place of one row in an order: its id, and its value in each column of the order as a cursor holds it. */
interface FoundRow {
  readonly list_id: number;
  readonly [key: `key_${number}`]: string;
}

/** How many rows of a list can be counted without reading them: what the tenant's own count says, if the list is whole. */
export type KnownTotal = (tx: TenantTx) => Promise<number | undefined>;

/**
 * Reads one part of a list. The rows' places are found by the table alone, as far as an order allows; only the rows of the
 * page itself are read with what is joined to them.
 * Shape: transaction, definition, checked query, conditions of the entity's own filters, who asks, what counts the whole list
 * → rows, total, and the cursor after the last row, null where nothing follows. Errors: `validation_failed` for a cursor or a
 * filter that is none.
 */
export async function readList<Db, Tables extends keyof Db, Row>(
  tx: TenantTx,
  list: ListDefinition<Db, Tables, Row>,
  query: AskedList,
  own: readonly RawBuilder<SqlBool>[] = [],
  { reader, known }: { readonly reader?: ListReader; readonly known?: KnownTotal } = {},
): Promise<ListResults<Row>> {
  const { steps, cursor } = askedOrder(query, list.orders, list.usual);
  const idName = `${list.table}.${list.id ?? 'id'}`;
  const id = sql.ref(idName);
  const { itemsPerPage, currentPage } = query;
  const conditions = [...own, ...listConditions(list, query, reader)];
  const isWhole =
    !query.onlydeleted &&
    own.length === 0 &&
    conditions.length === (list.hasTrash === false ? 0 : 1);
  const exact = isWhole ? await known?.(tx) : undefined;

  const orders = steps.map((step) => ({
    ...(list.orders[step.by] ?? orderBy('number', idName)),
    direction: step.direction,
  }));
  const idDirection = orders.at(-1)?.direction ?? 'asc';
  const skipped = (currentPage - 1) * itemsPerPage;
  // Beyond the middle of a list whose length is known, the way from its end is the shorter one.
  const fromEnd = !cursor && exact !== undefined && skipped > exact / 2 && skipped < exact;
  const turn = (direction: 'asc' | 'desc'): RawBuilder<unknown> =>
    (direction === 'asc') !== fromEnd ? sql`asc` : sql`desc`;
  const wanted = fromEnd ? Math.min(itemsPerPage, exact - skipped) : itemsPerPage + 1;
  const offset = fromEnd ? Math.max(0, exact - skipped - itemsPerPage) : skipped;

  const from = list.from ?? sql.table(list.table);
  const where = [...conditions, ...(cursor ? [afterCursor(cursor, list.orders, id)] : [])];
  const condition = where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``;
  const keys = orders.map((order, at) => sql`, ${keyText(order)} as ${sql.ref(`key_${at}`)}`);
  const by = [
    ...orders.map(({ value, direction }) => sql`${value} ${turn(direction)}`),
    sql`${id} ${turn(idDirection)}`,
  ];
  const { rows: places } = await sql<FoundRow>`
    select ${id} as list_id ${sql.join(keys, sql``)} from ${from} ${condition}
    order by ${sql.join(by)} limit ${wanted} offset ${cursor ? 0 : offset}`.execute(tx);
  if (fromEnd) places.reverse();

  const shown = places.slice(0, itemsPerPage);
  const follows = fromEnd ? skipped + itemsPerPage < exact : places.length > itemsPerPage;
  const last = follows ? shown.at(-1) : undefined;
  const next = last && {
    steps: steps.map((step, at) => ({ ...step, key: last[`key_${at}`] ?? '' })),
    id: Number(last.list_id),
  };
  const rows = await rowsAt(tx, list, own, shown);
  const counted = exact ?? (await countRows(tx, from, conditions));
  return listResults(query, rows, counted, next ? writeCursor(next) : null, exact !== undefined);
}

/** The rows at places that were found, in their order. */
async function rowsAt<Db, Tables extends keyof Db, Row>(
  tx: TenantTx,
  list: ListDefinition<Db, Tables, Row>,
  own: readonly RawBuilder<SqlBool>[],
  places: readonly FoundRow[],
): Promise<Row[]> {
  if (places.length === 0) return [];
  const id = sql.ref(`${list.table}.${list.id ?? 'id'}`);
  const ids = places.map(({ list_id }) => Number(list_id));
  // An id may name a row among some rows alone, such as a version among those of its page.
  const among = own.reduce((query, condition) => query.where(condition), list.rows(tx));
  const read = (await among
    .where(sql<SqlBool>`${id} = any(${ids}::bigint[])`)
    .select(sql<number>`${id}`.as('list_id'))
    // The definition's own columns and the one above.
    .execute()) as unknown as (Row & { list_id: number })[];
  const byId = new Map(read.map((row) => [Number(row.list_id), row]));
  return ids.map((one) => byId.get(one)).filter((row) => row !== undefined);
}

async function countRows(
  tx: TenantTx,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  const condition =
    conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from ${from} ${condition} limit ${COUNT_CAP + 1}) counted`.execute(
    tx,
  );
  return Number(rows[0]?.total ?? 0);
}

/** The same results with each row as calls answer it. */
export function mapRows<Row, Answer>(
  results: ListResults<Row>,
  map: (row: Row) => Answer,
): ListResults<Answer> {
  return { ...results, rows: results.rows.map(map) };
}
