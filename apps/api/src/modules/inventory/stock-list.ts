import {
  type ListQuery,
  type ProductStatus,
  STOCK_FIELDS,
  type StockLevel,
  type StockRow,
  type StockState,
} from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { type AskedList, defineList } from '../../database/list-definition.ts';
import { orderBy, orderByKey } from '../../database/list-order.ts';
import type { ListResults } from '../../database/list-page.ts';
import { readList } from '../../database/read-list.ts';
import { beginsWith, foundBy } from '../../database/search-words.ts';
import { shopSettings } from '../orders/shop-settings.ts';
import { amount } from '../products/variants.repository.ts';

/** A variant as the list reads it. */
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

/** Where a variant is low by its own number. */
const WARNED = sql`l.reorder_point > 0 and l.on_hand - l.reserved <= l.reorder_point`;

const at = (locationId: number | undefined) =>
  locationId === undefined ? sql`` : sql`and l.location_id = ${locationId}`;

/** What a list of stock is of. */
interface StockPlace {
  readonly locationId: number | undefined;
  /** Pieces at which a variant without a number of its own is low; null for none. */
  readonly lowAt: number | null;
}

/** True for a variant that no place has a number of. */
const hasNoPoint = (id: RawBuilder<unknown>, locationId: number | undefined) => sql`not exists (
  select 1 from inventory_levels l where l.variant_id = ${id} and l.reorder_point > 0 ${at(locationId)})`;

/** Variants that staff are to be told of, by their own number or that of the shop; at a place those that have been there. */
function lowOnes({ locationId, lowAt }: StockPlace): RawBuilder<unknown> {
  const own = sql`select l.variant_id from inventory_levels l where ${WARNED} ${at(locationId)}`;
  if (lowAt === null) return own;
  const few =
    locationId === undefined
      ? sql`select v.id from product_variants v where v.is_live and v.stock <= ${lowAt}
          and ${hasNoPoint(sql.ref('v.id'), undefined)}`
      : sql`select f.variant_id from inventory_levels f where f.location_id = ${locationId}
          and f.reorder_point = 0 and f.on_hand - f.reserved <= ${lowAt}`;
  return sql`${own} union all ${few}`;
}

/** Everything that can be bought, with its pieces over all places or at one. */
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
    from product_variants v join products p on p.tenant_id = v.tenant_id and p.id = v.product_id ${here}
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
      state: { type: 'enum', value: sql.ref('stock.state') },
      available: { type: 'number', value: sql.ref('stock.available') },
      price: { type: 'money', value: sql.ref('stock.price') },
      salePrice: { type: 'money', value: sql.ref('stock.sale_price') },
    },
    hasTrash: false,
  });
}

/** What a list of stock is narrowed by. */
export interface AskedStock extends AskedList {
  readonly locationId?: number | undefined;
  readonly productIds?: readonly number[] | undefined;
  readonly low?: boolean | undefined;
}

/** Levels of variants, by variant. */
async function levelsOf(
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

/** Variants whose SKU begins so, else all those of products with these words: who types an SKU means one variant. */
function matching(search: string): RawBuilder<SqlBool> {
  const product = sql.ref('stock.product_id');
  const typed = search.toLowerCase();
  const bySku = beginsWith(sql.ref('stock.sku_key'), typed);
  const byWords = foundBy(['product'], product, search);
  if (!byWords) return bySku;
  return sql<SqlBool>`(${bySku} or (${byWords} and not exists (
    select 1 from product_variants o
    where o.product_id = ${product} and o.is_live and ${beginsWith(sql.ref('o.sku_key'), typed)})))`;
}

/** What is sold with its pieces. Shape: transaction, checked query → rows. */
export async function listStock(tx: TenantTx, query: AskedStock): Promise<ListResults<StockRow>> {
  const { locationId, productIds, low, search, ...rest } = query;
  const product = sql.ref('stock.product_id');
  const { orders } = await shopSettings(tx);
  const place = { locationId, lowAt: orders.low_stock };
  const own = [
    ...(productIds ? [sql<SqlBool>`${product} = any(${productIds}::bigint[])`] : []),
    ...(low ? [sql<SqlBool>`stock.id in (${lowOnes(place)}) and stock.state <> 'uncounted'`] : []),
    ...(search ? [matching(search)] : []),
  ];
  const results = await readList(tx, stockList(place), rest, own);
  const ids = results.rows.map(({ id }) => Number(id));
  const levels = await levelsOf(tx, ids);
  return {
    ...results,
    rows: results.rows.map((row) => toStockRow(row, levels.get(Number(row.id)) ?? [], locationId)),
  };
}

/** Variants with their pieces, by their ids. */
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
  locationId: number | undefined,
): StockRow {
  const levels =
    locationId === undefined ? all : all.filter((level) => level.locationId === locationId);
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
    reorderPoint: sum(levels, 'reorderPoint'),
    state: row.state,
    levels: [...all],
  };
}
