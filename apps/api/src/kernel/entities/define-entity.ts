import type { ListFields } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTables } from '../database/tables.gen.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { EntityDefinition, EntityListing, EntityRow } from './entity-definition.ts';
import { type ListColumns, listFilters, listOrders } from './list-columns.ts';

/** List of an entity on its own table: what differs from the lists of other entities. */
export interface EntityList
  extends Pick<EntityListing, 'usual' | 'searched' | 'date'>,
    Pick<ListColumns, 'columnOf'>,
    Partial<Pick<EntityListing, 'orders' | 'filters'>> {
  readonly fields: ListFields;
  /** Columns of a row, for tables with columns that lists leave out. @default all */
  readonly columns?: readonly string[];
}

/** Definition of an entity, with its list as what differs from others, or complete for rows of several tables. */
export type EntitySpec<Row extends EntityRow, Rec extends object, Fields extends object> = Omit<
  EntityDefinition<Row, Rec, Fields>,
  'list'
> & { readonly list: EntityList | EntityListing };

/**
 * Completes a list: every column, the orders and filters by the columns of its fields and by time, and, unless it searches columns, the search
 * by words and the tags under the entity's name.
 */
function completeList(
  { entity, table }: Pick<EntityDefinition<EntityRow, object, object>, 'entity' | 'table'>,
  { columns, columnOf, ...list }: EntityList,
): EntityListing {
  const isTagged = list.searched === undefined;
  const known = { table, fields: list.fields, ...(columnOf && { columnOf }) };
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
    orders: listOrders(known, list.orders),
    filters: {
      ...listFilters(known, list.filters),
      ...(isTagged && { tags: { type: 'tags', value: sql.ref(`${table}.id`) } as const }),
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

/** Returns the non-empty texts of a subtitle, separated by dots. */
export const joinSubtitle = (...texts: readonly string[]): string =>
  texts.filter(Boolean).join(' · ');
