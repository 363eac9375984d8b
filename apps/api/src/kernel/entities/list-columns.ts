import type { FieldType, ListField, ListFields } from '@org/schema';
import { sql } from 'kysely';
import type { SqlField } from '../database/list-filter.ts';
import { type ListOrder, orderBy, orderByKey } from '../database/list-order.ts';
import { stampFilters, stampOrders } from './entity-stamps.ts';

/** Column of a field, with the column of its text in lower case where that has another name than `<column>_key`. */
export type FieldColumn = string | { readonly column: string; readonly key: string };

/** Fields of a list and the columns that they are in. */
export interface ListColumns {
  readonly table: string;
  readonly fields: ListFields;
  /** Columns of fields that are not called as the field is in snake case. Users are in `<field>_id`, `user` and `author` in `author_id`. */
  readonly columnOf?: Readonly<Record<string, FieldColumn>>;
}

const AUTHORS = new Set(['user', 'author']);

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function getColumn({ columnOf }: ListColumns, name: string, type: FieldType): string {
  const given = columnOf?.[name];
  if (given) return typeof given === 'string' ? given : given.column;
  if (type !== 'person') return snake(name);
  return AUTHORS.has(name) ? 'author_id' : `${snake(name)}_id`;
}

function getKey(list: ListColumns, name: string): string {
  const given = list.columnOf?.[name];
  return typeof given === 'object' ? given.key : `${getColumn(list, name, 'text')}_key`;
}

/** Kind of an order by the type of its field. Texts are ordered by their key, and choices by themselves. */
const KINDS = {
  number: 'number',
  money: 'decimal',
  date: 'time',
  boolean: 'flag',
} as const;

function getOrder(list: ListColumns, name: string, { type }: ListField): ListOrder | undefined {
  const at = (column: string): string => `${list.table}.${column}`;
  if (type === 'text') return orderByKey(at(getKey(list, name)));
  const column = at(getColumn(list, name, type));
  if (type === 'enum') return orderByKey(column);
  return type in KINDS ? orderBy(KINDS[type as keyof typeof KINDS], column) : undefined;
}

function getFilter(list: ListColumns, name: string, { type, sortable }: ListField): SqlField {
  const at = (column: string) => sql.ref(`${list.table}.${column}`);
  const value = at(getColumn(list, name, type));
  return type === 'text' && sortable
    ? { type, value, key: at(getKey(list, name)) }
    : { type, value };
}

/** Returns the entries of fields that the list does not state itself. */
function complete<Entry>(
  { fields }: ListColumns,
  stated: Readonly<Record<string, Entry>>,
  make: (name: string, field: ListField) => Entry | undefined,
): Record<string, Entry> {
  const made = Object.entries(fields).flatMap(([name, field]): [string, Entry][] => {
    const entry = name in stated ? undefined : make(name, field);
    return entry === undefined ? [] : [[name, entry]];
  });
  return { ...Object.fromEntries(made), ...stated };
}

/**
 * Returns how a list is ordered by its fields: sortable ones by their columns, texts by the key of the column.
 * @param stated - orders that are not by a column, or by one that may be null
 */
export const listOrders = (
  list: ListColumns,
  stated: Readonly<Record<string, ListOrder>> = {},
): Record<string, ListOrder> =>
  complete(list, { ...stampOrders(list.table), ...stated }, (name, field) =>
    field.sortable ? getOrder(list, name, field) : undefined,
  );

/**
 * Returns how a list is filtered by its fields: by their columns, a sortable text by the key of its column.
 * @param stated - filters that are not by a column, or need more than one
 */
export const listFilters = (
  list: ListColumns,
  stated: Readonly<Record<string, SqlField>> = {},
): Record<string, SqlField> =>
  complete(list, { ...stampFilters(list.table), ...stated }, (name, field) =>
    field.type === 'tags' || field.filterable === false ? undefined : getFilter(list, name, field),
  );
