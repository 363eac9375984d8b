import { sql } from 'kysely';
import type { TenantTables } from '../database/tables.gen.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { EntityDefinition, EntityListing, EntityRow } from './entity-definition.ts';
import { stampFilters, stampOrders } from './entity-stamps.ts';

/** List of an entity on its own table: what differs from the lists of other entities. */
export interface EntityList
  extends Pick<EntityListing, 'fields' | 'usual' | 'orders' | 'filters' | 'searched' | 'date'> {
  /** Columns of a row, for tables with columns that lists leave out. @default all */
  readonly columns?: readonly string[];
}

/** Definition of an entity, with its list as what differs from others, or complete for rows of several tables. */
export type EntitySpec<Row extends EntityRow, Rec extends object, Fields extends object> = Omit<
  EntityDefinition<Row, Rec, Fields>,
  'list'
> & { readonly list: EntityList | EntityListing };

/**
 * Completes a list: every column, the orders and filters by time that all lists have, and, unless it searches columns, the search
 * by words and the tags under the entity's name.
 */
function completeList(
  { entity, table }: Pick<EntityDefinition<EntityRow, object, object>, 'entity' | 'table'>,
  { columns, ...list }: EntityList,
): EntityListing {
  const isTagged = list.searched === undefined;
  return {
    ...list,
    table,
    rows: (tx: TenantTx) => {
      const rows = tx.selectFrom(table as keyof TenantTables);
      // The builder knows no columns of a table that is not known yet.
      return columns
        ? rows.select(columns.map((name) => sql.ref(`${table}.${name}`).as(name)) as never)
        : rows.selectAll();
    },
    ...(isTagged && { words: entity, tagged: entity }),
    orders: { ...list.orders, ...stampOrders(table) },
    filters: {
      ...list.filters,
      ...(isTagged && { tags: { type: 'tags', value: sql.ref(`${table}.id`) } as const }),
      ...stampFilters(table),
    },
  };
}

/** Defines an entity. Its list needs only what differs from the lists of other entities. */
export function defineEntity<Row extends EntityRow, Rec extends object, Fields extends object>(
  spec: EntitySpec<Row, Rec, Fields>,
): EntityDefinition<Row, Rec, Fields> {
  const { list } = spec;
  return { ...spec, list: 'rows' in list ? list : completeList(spec, list) };
}
