import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type KnownTotal, narrowList } from './list-conditions.ts';
import { writeCursor } from './list-cursor.ts';
import type { AskedList, ListDefinition, ListReader } from './list-definition.ts';
import { afterCursor, askedOrder, keyText, orderBy } from './list-order.ts';
import { COUNT_CAP, type ListResults, listResults } from './list-page.ts';
import type { TenantTx } from './tenant-database.ts';

/**
 * Position of a row in an order: its id, the values of the order's columns as a cursor holds them, and the total where it was
 * requested.
 */
interface FoundRow {
  readonly list_id: number;
  readonly list_total?: number;
  readonly [key: `key_${number}`]: string;
}

/** Maximum number of rows that are sorted; larger results are read along an index to the end of the page. */
const FEW = 5000;

/**
 * Reads one page of a list. Positions are found in the table itself as far as the order allows; only the rows of the page are
 * read with their joins. Takes transaction, definition, checked query, conditions of the entity's own filters, reader, counter
 * of the whole list.
 * @returns rows, total, and the cursor after the last row, null at the end
 * @throws `validation_failed` for an invalid cursor or filter
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
  const orders = steps.map((step) => ({
    ...(list.orders[step.by] ?? orderBy('number', idName)),
    direction: step.direction,
  }));
  const isIndexed = orders[0]?.isColumn === true;
  const narrowed = await narrowList(tx, list, query, own, { reader, known, isIndexed });
  const { conditions, atLeast, isFew } = narrowed;
  const from = list.from ?? sql.table(list.table);
  const exact =
    narrowed.exact ??
    (query.countAll ? await countRows(tx, from, conditions, Number.POSITIVE_INFINITY) : undefined);

  const idDirection = orders.at(-1)?.direction ?? 'asc';
  const skipped = (currentPage - 1) * itemsPerPage;
  // In the second half of a list of known length, reading from the end is faster.
  const fromEnd = !cursor && exact !== undefined && skipped > exact / 2 && skipped < exact;
  const turn = (direction: 'asc' | 'desc'): RawBuilder<unknown> =>
    (direction === 'asc') !== fromEnd ? sql`asc` : sql`desc`;
  const wanted = fromEnd ? Math.min(itemsPerPage, exact - skipped) : itemsPerPage + 1;
  const offset = fromEnd ? Math.max(0, exact - skipped - itemsPerPage) : skipped;

  const where = [...conditions, ...(cursor ? [afterCursor(cursor, list.orders, id)] : [])];
  const counts = isFew && exact === undefined && !cursor;
  // Behind row security nobody can tell beforehand how much a filter leaves.
  const counted = exact ?? atLeast ?? (counts ? undefined : await countRows(tx, from, conditions));
  if (counted === 0) return listResults(query, [], 0, null, exact !== undefined);
  const isRare = exact === undefined && counted !== undefined && counted <= FEW;
  const columns = [
    sql`${id} as list_id`,
    ...orders.map(({ value }, at) => sql`${value} as ${sql.ref(`key_${at}`)}`),
    ...(counts ? [sql`count(*) over () as list_total`] : []),
  ];
  const placed = orders.map(({ kind }, at) => ({ kind, value: sql.ref(`place.key_${at}`) }));
  // The cursor is built from the rows of the page only.
  const answered = [
    sql`place.list_id`,
    ...placed.map((order, at) => sql`${keyText(order)} as ${sql.ref(`key_${at}`)}`),
    ...(counts ? [sql`place.list_total`] : []),
  ];
  const by = (values: readonly RawBuilder<unknown>[], last: RawBuilder<unknown>) =>
    sql.join([
      ...values.map((value, at) => sql`${value} ${turn(orders[at]?.direction ?? 'asc')}`),
      sql`${last} ${turn(idDirection)}`,
    ]);
  const byRow = by(
    orders.map(({ value }) => value),
    id,
  );
  const byPlace = by(
    placed.map(({ value }) => value),
    sql`place.list_id`,
  );
  const part = sql`limit ${wanted} offset ${cursor ? 0 : offset}`;
  const found = sql`select ${sql.join(columns)} from ${from} ${all(where)}`;
  // What is rare is found first and ordered then: walking along the order to find it would be walking to the end of the list.
  const { rows: places } = await (isRare
    ? sql<FoundRow>`
        with place as materialized (${found})
        select ${sql.join(answered)} from place order by ${byPlace} ${part}`
    : sql<FoundRow>`
        select ${sql.join(answered)} from (${found} order by ${byRow} ${part}) place order by ${byPlace}`
  ).execute(tx);
  if (fromEnd) places.reverse();

  const shown = places.slice(0, itemsPerPage);
  const follows = fromEnd ? skipped + itemsPerPage < exact : places.length > itemsPerPage;
  const last = follows ? shown.at(-1) : undefined;
  const next = last && {
    steps: steps.map((step, at) => ({ ...step, key: last[`key_${at}`] ?? '' })),
    id: Number(last.list_id),
  };
  const rows = await rowsAt(tx, list, own, shown);
  const seen = places[0]?.list_total;
  // A page beyond the last one has no row that says how many there are.
  const total =
    counted ?? (seen === undefined ? await countRows(tx, from, conditions) : Number(seen));
  return listResults(query, rows, total, next ? writeCursor(next) : null, exact !== undefined);
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
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
  // An id may only identify a row within a scope, such as a version within its page.
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
  most = COUNT_CAP + 1,
): Promise<number> {
  const cap = Number.isFinite(most) ? sql`limit ${most}` : sql``;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from ${from} ${all(conditions)} ${cap}) counted`.execute(
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
