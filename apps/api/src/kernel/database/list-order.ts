import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type Direction,
  type KeyKind,
  type ListCursor,
  type OrderStep,
  readCursor,
} from './list-cursor.ts';

/** One order of a list. The value is never null: a column that may be is given a value that sorts where it belongs. */
export interface ListOrder {
  readonly kind: KeyKind;
  readonly value: RawBuilder<unknown>;
  /** True for a plain column, whose index returns rows in this order. */
  readonly isColumn?: boolean;
}

/**
 * Returns an order by a column or an expression.
 * @returns order
 */
export function orderBy(kind: KeyKind, column: string): ListOrder {
  return kind === 'text'
    ? { kind, value: sql`lower(${sql.ref(column)})` }
    : orderByColumn(kind, column);
}

/**
 * Returns an order by a plain column.
 * @param column - column with its table
 * @returns order
 */
function orderByColumn(kind: KeyKind, column: string): ListOrder {
  return { kind, value: sql.ref(column), isColumn: true };
}

/** An order by a column that holds the lower-case text of another, which an index answers behind row security as well. */
export function orderByKey(column: string): ListOrder {
  return orderByColumn('text', column);
}

/** Order in a request. */
interface AskedOrder {
  readonly orderBy?: string | undefined;
  readonly orderDirection?: string | undefined;
  readonly cursor?: string | undefined;
}

const sameOrder = (one: readonly OrderStep[], other: readonly OrderStep[]): boolean =>
  one.length === other.length &&
  one.every(({ by, direction }, at) => other[at]?.by === by && other[at]?.direction === direction);

function namedOrder(
  { orderBy: by, orderDirection }: AskedOrder,
  usual: OrderStep,
): OrderStep[] | undefined {
  const directions = orderDirection?.toLowerCase().split(',') as Direction[] | undefined;
  if (by === undefined)
    return directions && [{ by: usual.by, direction: directions[0] ?? usual.direction }];
  return by.split(',').map((name, at) => ({
    by: name,
    direction: directions?.[at] ?? directions?.[0] ?? 'asc',
  }));
}

/**
 * Which order a request means: the one that it names, else that of its cursor, else the list's usual one.
 * @throws `validation_failed` for a cursor that is none, or that belongs to another order
 */
export function askedOrder(
  asked: AskedOrder,
  orders: Readonly<Record<string, ListOrder>>,
  usual: OrderStep,
): { readonly steps: readonly OrderStep[]; readonly cursor: ListCursor | undefined } {
  const kinds = Object.fromEntries(Object.entries(orders).map(([name, { kind }]) => [name, kind]));
  const cursor = asked.cursor === undefined ? undefined : readCursor(asked.cursor, kinds);
  // A direction without a column applies to the column of the cursor, if there is one.
  const named = namedOrder(asked, cursor?.steps[0] ?? usual);
  const steps = named ?? cursor?.steps ?? [usual];
  if (cursor && !sameOrder(cursor.steps, steps))
    throw appError('validation_failed', {
      formErrors: { cursor: 'belongs to another order of this list' },
    });
  return { steps, cursor };
}

/** A row's value as the text that its cursor holds. */
export function keyText({ kind, value }: ListOrder): RawBuilder<string> {
  return kind === 'time'
    ? sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql<string>`${value}::text`;
}

const TYPES = {
  text: sql`text`,
  time: sql`timestamptz`,
  day: sql`date`,
  number: sql`bigint`,
  decimal: sql`numeric`,
  flag: sql`boolean`,
} as const satisfies Record<KeyKind, RawBuilder<unknown>>;

/** One column that rows are compared by, with the place to compare them with. */
interface Compared {
  readonly value: RawBuilder<unknown>;
  readonly place: RawBuilder<unknown>;
  readonly direction: Direction;
}

function beyond({ value, place, direction }: Compared): RawBuilder<SqlBool> {
  return direction === 'asc'
    ? sql<SqlBool>`${value} > ${place}`
    : sql<SqlBool>`${value} < ${place}`;
}

/**
 * True for rows after a cursor's. Columns of one direction are compared as a row, which an index on them answers; of mixed
 * ones the first is said apart, so that an index on it is used.
 */
export function afterCursor(
  cursor: ListCursor,
  orders: Readonly<Record<string, ListOrder>>,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const columns = cursor.steps.flatMap(({ by, direction, key }): Compared[] => {
    const order = orders[by];
    return order
      ? [{ value: order.value, place: sql`${key}::${TYPES[order.kind]}`, direction }]
      : [];
  });
  const last = columns.at(-1)?.direction ?? 'asc';
  const all: Compared[] = [
    ...columns,
    { value: id, place: sql`${cursor.id}::bigint`, direction: last },
  ];
  if (columns.every(({ direction }) => direction === last)) {
    const values = sql.join(all.map(({ value }) => value));
    const places = sql.join(all.map(({ place }) => place));
    return last === 'asc'
      ? sql<SqlBool>`(${values}) > (${places})`
      : sql<SqlBool>`(${values}) < (${places})`;
  }
  const [first] = all;
  const either = all.map((column, at) => {
    const equal = all.slice(0, at).map(({ value, place }) => sql<SqlBool>`${value} = ${place}`);
    return sql<SqlBool>`(${sql.join([...equal, beyond(column)], sql` and `)})`;
  });
  const any = sql<SqlBool>`(${sql.join(either, sql` or `)})`;
  if (!first) return any;
  const notBefore =
    first.direction === 'asc'
      ? sql<SqlBool>`${first.value} >= ${first.place}`
      : sql<SqlBool>`${first.value} <= ${first.place}`;
  return sql<SqlBool>`(${notBefore} and ${any})`;
}
