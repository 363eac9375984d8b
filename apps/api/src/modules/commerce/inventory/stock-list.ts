import type { ListQuery } from '@org/schema/contract';
import {
  type ProductStatus,
  STOCK_FIELDS,
  type StockLevel,
  type StockRow,
  type StockState,
} from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedList, defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy, orderByKey } from '../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { planSearch } from '../../../kernel/database/plan-search.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import { beginsWith } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { amount } from '../products/variants.repository.ts';
import { shopSettings } from '../shop-settings/shop-settings.ts';

/** Row of a variant in the stock list. */
interface StockRecord {
  id: number;
  product_id: number;
  name: string;
  status: ProductStatus;
  sku: string;
  attributes: StockRow['attributes'];
  image: string;
  price: string;
  sale_price: string | null;
  available: number | string;
  state: StockState;
}

/** Condition for a level at or below its own low-stock alert. */
const WARNED = sql`l.reorder_point > 0 and l.on_hand - l.reserved <= l.reorder_point`;

const at = (locationId: number | undefined) =>
  locationId === undefined ? sql`` : sql`and l.location_id = ${locationId}`;

/** Location and default alert of a stock list. */
interface StockPlace {
  readonly locationId: number | undefined;
  /** Quantity at which a variant without its own alert is low; null for none. */
  readonly lowAt: number | null;
}

/** Returns the condition for variants without a low-stock alert at any location. */
const hasNoPoint = (id: RawBuilder<unknown>, locationId: number | undefined) => sql`not exists (
  select 1 from inventory_levels l where l.variant_id = ${id} and l.reorder_point > 0 ${at(locationId)})`;

/**
 * Returns the ids of variants whose available quantity, in total or at a location with a level, meets a condition.
 * @returns ids
 */
function withPieces(
  locationId: number | undefined,
  are: (pieces: RawBuilder<unknown>) => RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return locationId === undefined
    ? sql`select v.id from product_variants v where v.is_live and ${are(sql.ref('v.stock'))}
        and ${hasNoPoint(sql.ref('v.id'), undefined)}`
    : sql`select f.variant_id from inventory_levels f where f.location_id = ${locationId}
        and f.reorder_point = 0 and ${are(sql`f.on_hand - f.reserved`)}`;
}

/** Returns the ids of variants at their own alert or the shop's default; at a location only those with a level there. */
function lowOnes({ locationId, lowAt }: StockPlace): RawBuilder<unknown> {
  const own = sql`select l.variant_id from inventory_levels l where ${WARNED} ${at(locationId)}`;
  if (lowAt === null) return own;
  return sql`${own} union all ${withPieces(locationId, (pieces) => sql<SqlBool>`${pieces} <= ${lowAt}`)}`;
}

/**
 * Returns the condition for variants in one of some states. The rare states are selected by their own index first and then
 * filtered; the most common state, in stock, cannot use an index.
 */
function inStates(place: StockPlace, states: readonly string[]): RawBuilder<SqlBool> {
  const is = sql<SqlBool>`stock.state = any(${states}::text[])`;
  const sets: Readonly<Record<string, RawBuilder<unknown>>> = {
    low: lowOnes(place),
    uncounted: sql`select u.id from product_variants u join products p on p.tenant_id = u.tenant_id and p.id = u.product_id
      where u.is_live and p.deleted_at is null and not p.track_inventory`,
    // A variant that was never at a location is out of stock there, but has no level that shows it.
    ...(place.locationId === undefined && {
      out: sql`select o.id from product_variants o where o.is_live and o.stock <= 0`,
    }),
  };
  const found = states.map((state) => sets[state]);
  if (found.length === 0 || !found.every((set) => set !== undefined)) return is;
  return sql<SqlBool>`(stock.id in (${sql.join(found, sql` union all `)}) and ${is})`;
}

/** Returns the list of all variants for sale with their quantities, in total or at one location. */
function stockList({ locationId, lowAt }: StockPlace) {
  const available =
    locationId === undefined ? sql`v.stock` : sql`coalesce(here.on_hand - here.reserved, 0)`;
  const here =
    locationId === undefined
      ? sql``
      : sql`left join inventory_levels here
          on here.tenant_id = v.tenant_id and here.variant_id = v.id and here.location_id = ${locationId}`;
  const stock = sql<StockRecord>`(
    select v.id, v.product_id, v.sku, v.sku_key, v.attributes, v.price, v.sale_price, ${available} as available,
      p.name, p.name_key, p.status, p.created_at,
      coalesce(nullif(v.image, ''), p.images #>> '{0,file}', '') as image,
      case when not p.track_inventory then 'uncounted' when ${available} <= 0 then 'out'
        when exists (
          select 1 from inventory_levels l where l.tenant_id = v.tenant_id and l.variant_id = v.id and ${WARNED} ${at(locationId)}
        ) ${
          lowAt === null
            ? sql``
            : sql`or ${available} <= ${lowAt} and ${hasNoPoint(sql.ref('v.id'), locationId)}`
        } then 'low' else 'in' end as state
    from product_variants v
    join products p on p.tenant_id = v.tenant_id and p.id = v.product_id and p.deleted_at is null ${here}
    where v.is_live)`;
  return defineList({
    table: 'stock',
    from: sql`${stock} as stock`,
    rows: (tx: TenantTx) => tx.selectFrom(stock.as('stock')).selectAll('stock'),
    fields: STOCK_FIELDS,
    usual: { by: 'name', direction: 'asc' },
    orders: {
      name: orderByKey('stock.name_key'),
      sku: orderByKey('stock.sku_key'),
      available: orderBy('number', 'stock.available'),
      price: orderBy('decimal', 'stock.price'),
    },
    filters: {
      name: { type: 'text', value: sql.ref('stock.name'), key: sql.ref('stock.name_key') },
      sku: { type: 'text', value: sql.ref('stock.sku'), key: sql.ref('stock.sku_key') },
      state: {
        type: 'enum',
        value: sql.ref('stock.state'),
        chosen: (states) => inStates({ locationId, lowAt }, states),
      },
      available: { type: 'number', value: sql.ref('stock.available') },
      price: { type: 'money', value: sql.ref('stock.price') },
      salePrice: { type: 'money', value: sql.ref('stock.sale_price') },
    },
    hasTrash: false,
  });
}

/** Query of the stock list. */
export interface AskedStock extends AskedList {
  readonly locationId?: number | undefined;
  readonly productIds?: readonly number[] | undefined;
  readonly low?: boolean | undefined;
}

/** Returns the levels of variants, by variant. */
async function getLevels(
  tx: TenantTx,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, StockLevel[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('inventory_levels as l')
    .select(['l.variant_id', 'l.location_id', 'l.on_hand', 'l.reserved', 'l.reorder_point'])
    .where('l.variant_id', 'in', variantIds)
    .orderBy('l.location_id')
    .execute();
  const levels = rows.map(
    (row): StockLevel => ({
      variantId: row.variant_id,
      locationId: row.location_id,
      onHand: row.on_hand,
      reserved: row.reserved,
      available: row.on_hand - row.reserved,
      reorderPoint: row.reorder_point,
    }),
  );
  return Map.groupBy(levels, ({ variantId }) => variantId);
}

/** Maximum number of variants that a condition names one by one. */
const FEW = 5000;

/** Returns variants for sale whose SKU has a prefix, with their products: up to `FEW` and one more. */
async function startingWith(tx: TenantTx, typed: string) {
  const { rows } = await sql<{ id: string; product_id: string }>`
    select o.id, o.product_id from product_variants o
    where o.is_live and ${beginsWith(sql.ref('o.sku_key'), typed)} limit ${FEW + 1}`.execute(tx);
  return rows;
}

/**
 * Returns the condition for a search: variants whose SKU has the prefix, and all variants of other products with the search
 * terms, because an SKU means a single variant. A small number of matches is named by id, so that the list is not scanned to its
 * end.
 */
async function matching(tx: TenantTx, search: string, reach: number): Promise<RawBuilder<SqlBool>> {
  const product = sql.ref('stock.product_id');
  const bySku = await startingWith(tx, search.toLowerCase());
  const place = { entity: 'product', table: 'products', id: product, reach, among: undefined };
  const words = await planSearch(tx, place, search);
  const named = bySku.length <= FEW;
  const ids = bySku.map(({ id }) => id);
  const products = [...new Set(bySku.map(({ product_id }) => product_id))];
  if (!words)
    return named
      ? sql<SqlBool>`stock.id = any(${ids}::bigint[])`
      : beginsWith(sql.ref('stock.sku_key'), search.toLowerCase());
  if (!named)
    return sql<SqlBool>`(${beginsWith(sql.ref('stock.sku_key'), search.toLowerCase())} or ${words.condition})`;
  const others = sql<SqlBool>`${product} <> all(${products}::bigint[])`;
  if (!words.ids)
    return ids.length === 0
      ? words.condition
      : sql<SqlBool>`(stock.id = any(${ids}::bigint[]) or (${words.condition} and ${others}))`;
  const { rows } = await sql<{ id: string }>`
    select v.id from product_variants v
    where v.is_live and v.product_id = any(${words.ids}::bigint[]) and v.product_id <> all(${products}::bigint[])`.execute(
    tx,
  );
  return sql<SqlBool>`stock.id = any(${[...ids, ...rows.map(({ id }) => id)]}::bigint[])`;
}

/** Returns whether a location is the only one. Its levels then equal the totals of the variants, which have an index. */
async function isOnlyPlace(tx: TenantTx, locationId: number): Promise<boolean> {
  const places = await tx
    .selectFrom('stock_locations')
    .select('id')
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute();
  return places.length === 1 && places[0]?.id === locationId;
}

/**
 * Returns a page of the stock list.
 * @param query - validated query
 * @returns rows
 */
export async function listStock(tx: TenantTx, query: AskedStock): Promise<ListResults<StockRow>> {
  const { locationId: asked, productIds, low = false, search, ...rest } = query;
  const product = sql.ref('stock.product_id');
  const { orders } = await shopSettings(tx);
  // Low stock at a location considers only variants with a level there.
  const isEverywhere = asked === undefined || (!low && (await isOnlyPlace(tx, asked)));
  const locationId = isEverywhere ? undefined : asked;
  const place = { locationId, lowAt: orders.low_stock };
  const reach = rest.currentPage * rest.itemsPerPage;
  const own = [
    ...(productIds ? [sql<SqlBool>`${product} = any(${productIds}::bigint[])`] : []),
    ...(low ? [sql<SqlBool>`stock.id in (${lowOnes(place)}) and stock.state <> 'uncounted'`] : []),
    ...(search ? [await matching(tx, search, reach)] : []),
  ];
  const results = await readList(tx, stockList(place), rest, own);
  const ids = results.rows.map(({ id }) => Number(id));
  const levels = await getLevels(tx, ids);
  return {
    ...results,
    rows: results.rows.map((row) =>
      toStockRow(row, levels.get(Number(row.id)) ?? [], { ...place, locationId: asked }),
    ),
  };
}

/** Returns variants with their quantities, by id. */
export async function stockRows(
  tx: TenantTx,
  ids: readonly number[],
  locationId: number | undefined,
): Promise<ReadonlyMap<number, StockRow>> {
  if (ids.length === 0) return new Map();
  const asked: Pick<ListQuery, 'currentPage' | 'itemsPerPage'> & { ids: number[] } = {
    currentPage: 1,
    itemsPerPage: ids.length,
    ids: [...ids],
  };
  const { rows } = await listStock(tx, { ...asked, locationId });
  return new Map(rows.map((row) => [row.id, row]));
}

const sum = (levels: readonly StockLevel[], of: 'onHand' | 'reserved' | 'reorderPoint'): number =>
  levels.reduce((all, level) => all + level[of], 0);

function toStockRow(
  row: StockRecord,
  all: readonly StockLevel[],
  { locationId, lowAt }: StockPlace,
): StockRow {
  const levels =
    locationId === undefined ? all : all.filter((level) => level.locationId === locationId);
  const reorderPoint = sum(levels, 'reorderPoint');
  return {
    id: Number(row.id),
    productId: Number(row.product_id),
    name: row.name,
    status: row.status,
    sku: row.sku,
    attributes: row.attributes,
    image: row.image,
    price: amount(row.price),
    salePrice: row.sale_price === null ? null : amount(row.sale_price),
    onHand: sum(levels, 'onHand'),
    reserved: sum(levels, 'reserved'),
    available: Number(row.available),
    reorderPoint,
    lowAt: row.state === 'uncounted' ? null : reorderPoint || lowAt,
    state: row.state,
    levels: [...all],
  };
}
