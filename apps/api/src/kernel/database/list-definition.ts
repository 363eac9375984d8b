import type { ListFields } from '@org/schema';
import type { ListQuery } from '@org/schema/contract';
import type { RawBuilder, Selectable, SelectQueryBuilder } from 'kysely';
import type { KeyKind, OrderStep } from './list-cursor.ts';
import type { SqlField } from './list-filter.ts';
import { type ListOrder, orderBy } from './list-order.ts';
import type { TenantTables } from './tables.gen.ts';
import type { TenantTx } from './tenant-database.ts';

/**
 * How a table is listed, declared once per entity. From it, and from the query that `listQuery` has checked, come search,
 * filters, order, pages, cursors, ids, dates, trash and the count.
 */
export interface ListDefinition<Db, Tables extends keyof Db, Row> {
  /** Name or alias of the table that the rows are of. */
  readonly table: string;
  /** Every row with the columns of the answer, joins included, nothing filtered or ordered. */
  readonly rows: (tx: TenantTx) => SelectQueryBuilder<Db, Tables, Row>;
  /** Orders by the name that requests use. Column names never come from a request. */
  readonly orders: Readonly<Record<string, ListOrder>>;
  /** The order of a request that names none. */
  readonly usual: OrderStep;
  /** Columns that a search looks in, for a table that stays small. */
  readonly searched?: readonly string[];
  /** Name under which a search finds the rows by their words, for a table that may grow large. */
  readonly words?: string;
  /** Fields that the list can be filtered by, with their SQL. */
  readonly fields?: ListFields;
  readonly filters?: Readonly<Record<string, SqlField>>;
  /** Name of its rows in `taggings`. */
  readonly tagged?: string;
  /** Source of the rows when an order or a filter needs a join. @default the table itself */
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
 * @param options - its orders as name
 * @returns kind, with the column where it has another name, and the rest → definition
 */
export function getList<Table extends keyof TenantTables & string>(
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

/** List query as handlers get it, with the entity's own filters. */
export type AskedList = Pick<ListQuery, 'currentPage' | 'itemsPerPage'> &
  Partial<ListQuery> & {
    readonly filter?: string | undefined;
    readonly tags?: readonly number[] | undefined;
    readonly tagMatch?: string | undefined;
  };

/** User who reads a list, as far as filters refer to them. */
export interface ListReader {
  readonly timezone: string;
  readonly personId: number | undefined;
  /** Custom fields of the tenant, with their SQL. */
  readonly custom?:
    | { readonly fields: ListFields; readonly filters: Readonly<Record<string, SqlField>> }
    | undefined;
  /** Filters that differ for this user, such as by names that they may see only in part. */
  readonly own?: Readonly<Record<string, SqlField>> | undefined;
}
