import { type FilterGroup, isFilterGroup, readFilter } from '@org/schema';
import { MOVEMENT_FIELDS, type StockMovement } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedList, defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { mapRows, readList } from '../../../kernel/database/read-list.ts';
import { foundBy, wordNames } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ExportSource } from '../../../kernel/exports/exports.service.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';

const JOINED = sql`
  inventory_movements
  join stock_locations l on l.tenant_id = inventory_movements.tenant_id and l.id = inventory_movements.location_id`;

const MOVEMENTS = defineList({
  table: 'inventory_movements',
  rows: (tx: TenantTx) =>
    tx
      .selectFrom('inventory_movements')
      .innerJoin('stock_locations as l', (join) =>
        join
          .onRef('l.tenant_id', '=', 'inventory_movements.tenant_id')
          .onRef('l.id', '=', 'inventory_movements.location_id'),
      )
      .leftJoin('people', (join) =>
        join
          .onRef('people.tenant_id', '=', 'inventory_movements.tenant_id')
          .onRef('people.user_id', '=', 'inventory_movements.user_id'),
      )
      .selectAll('inventory_movements')
      .select(['l.name as location', 'people.display_name']),
  fields: MOVEMENT_FIELDS,
  usual: { by: 'at', direction: 'desc' },
  // Of two movements in the same instant, the later one has the higher id.
  orders: { at: orderBy('number', 'inventory_movements.id') },
  filters: {
    name: {
      type: 'text',
      value: sql.ref('inventory_movements.product_name'),
      key: sql.ref('inventory_movements.name_key'),
    },
    sku: {
      type: 'text',
      value: sql.ref('inventory_movements.sku'),
      key: sql.ref('inventory_movements.sku_key'),
    },
    at: { type: 'date', value: sql.ref('inventory_movements.created_at') },
    reason: { type: 'enum', value: sql.ref('inventory_movements.reason') },
    delta: { type: 'number', value: sql.ref('inventory_movements.delta') },
    location: { type: 'text', value: sql.ref('l.name') },
    note: { type: 'text', value: sql.ref('inventory_movements.note') },
    user: { type: 'person', value: sql.ref('inventory_movements.user_id') },
  },
  hasTrash: false,
});

/** List of stock movements with their locations, for filters on these only; other queries are faster without the join. */
const JOINED_MOVEMENTS = { ...MOVEMENTS, from: JOINED };

/** Filter columns of locations. */
const ELSEWHERE: ReadonlySet<string> = new Set(['location']);

/** Returns whether a rule of the group uses one of the columns. */
const namesAny = ({ rules }: FilterGroup, columns: ReadonlySet<string>): boolean =>
  rules.some((rule) => (isFilterGroup(rule) ? namesAny(rule, columns) : columns.has(rule.field)));

/** Returns whether a validated filter uses a column of a joined table. */
function looksElsewhere(filter: string | undefined): boolean {
  const read = filter ? readFilter(filter, MOVEMENT_FIELDS) : undefined;
  return read !== undefined && 'filter' in read && namesAny(read.filter, ELSEWHERE);
}

/** Query of the stock movements. */
export interface AskedMovements extends AskedList {
  readonly variantId?: number | undefined;
  readonly locationId?: number | undefined;
}

/**
 * Returns a page of stock movements, newest first.
 * @param query - validated query
 * @returns movements
 */
export async function listMovements(
  tx: TenantTx,
  query: AskedMovements,
  personId?: number,
): Promise<ListResults<StockMovement>> {
  const { variantId, locationId, search, ...rest } = query;
  const column = (name: string, id: number): RawBuilder<SqlBool> =>
    sql<SqlBool>`${sql.ref(`inventory_movements.${name}`)} = ${id}`;
  const words = search
    ? foundBy(wordNames('product'), sql.ref('inventory_movements.product_id'), search)
    : undefined;
  const own = [
    ...(variantId === undefined ? [] : [column('variant_id', variantId)]),
    ...(locationId === undefined ? [] : [column('location_id', locationId)]),
    ...(words ? [words] : []),
  ];
  const { timezone } = rest.filter ? await getSettings(tx) : { timezone: 'UTC' };
  const reader = { timezone, personId };
  const list = looksElsewhere(rest.filter) ? JOINED_MOVEMENTS : MOVEMENTS;
  return mapRows(await readList(tx, list, rest, own, { reader }), (row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    variantId: row.variant_id,
    productId: row.product_id,
    name: row.product_name,
    sku: row.sku,
    attributes: row.attributes,
    locationId: row.location_id,
    location: row.location,
    delta: row.delta,
    balanceAfter: row.balance_after,
    reason: row.reason,
    note: row.note,
    ref: row.ref_type && row.ref_id !== null ? { type: row.ref_type, id: row.ref_id } : null,
    user: row.user_id === null ? null : { id: row.user_id, displayName: row.display_name ?? '' },
  }));
}

/** Returns stock movements by id. */
export async function movementsByIds(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StockMovement>> {
  if (ids.length === 0) return new Map();
  const page = { currentPage: 1, itemsPerPage: ids.length, ids: [...ids] };
  const { rows } = await listMovements(tx, page);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stock movements as a list that can be exported. */
export const MOVEMENT_SOURCE: ExportSource = {
  plural: 'movements',
  words: ['movement', 'movements'],
  module: 'inventory',
  columns: async () => new Map(Object.entries(MOVEMENT_FIELDS)),
  part: ({ tx, actor }, query) => listMovements(tx, query, actor.person.id),
};
