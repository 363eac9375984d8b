import { sql } from 'kysely';
import type { SqlField } from '../database/list-filter.ts';
import { type ListOrder, orderBy } from '../database/list-order.ts';
import type { Columns, EntityRow } from './entity-definition.ts';

/** Returns the version and the timestamps of a record; times as ISO 8601. */
export function getStamps({ version, created_at, updated_at, deleted_at }: EntityRow) {
  return {
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    deleted_at: deleted_at?.toISOString() ?? null,
  };
}

/**
 * Returns the user that a column refers to.
 * @param people - users by id
 * @returns user; null for none, and for a deleted one
 */
export function personIn<Person>(
  people: ReadonlyMap<number, Person>,
  id: number | null,
): Person | null {
  return (id !== null && people.get(id)) || null;
}

/** The orders that every list has. */
export function stampOrders(
  table: string,
): Readonly<Record<'created_at' | 'updated_at', ListOrder>> {
  return {
    created_at: orderBy('time', `${table}.created_at`),
    updated_at: orderBy('time', `${table}.updated_at`),
  };
}

/** The filters that every list has. */
export function stampFilters(
  table: string,
): Readonly<Record<'created_at' | 'updated_at', SqlField>> {
  return {
    created_at: { type: 'date', value: sql.ref(`${table}.created_at`) },
    updated_at: { type: 'date', value: sql.ref(`${table}.updated_at`) },
  };
}

/** The fields of a body that are columns of the same name: what was not given, the version and the tags are left out. */
export function givenColumns<Fields extends object>(
  fields: Fields,
): Omit<Fields, 'version' | 'tagIds'> & Columns {
  const {
    version: _version,
    tagIds: _tagIds,
    ...columns
  } = fields as Fields & {
    readonly version?: unknown;
    readonly tagIds?: unknown;
  };
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Omit<Fields, 'version' | 'tagIds'> & Columns;
}
