import type { GridFailure, StockGrid, StockRow } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { sortByHash } from '../../../kernel/database/sort-by-hash.ts';
import {
  recordChange,
  recordEach,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { refreshProducts } from '../products/refresh-products.ts';
import { changeStock, reservedText } from '../stock/change-stock.ts';
import { lockProducts } from '../stock/stock.repository.ts';
import { getPlace, setReorderPoints } from './adjust-stock.ts';
import { stockRows } from './stock-list.ts';

type GridRow = StockGrid['rows'][number];
type Cell = 'price' | 'salePrice' | 'onHand' | 'reorderPoint';
const CELLS: readonly Cell[] = ['price', 'salePrice', 'onHand', 'reorderPoint'];

const SINCE: Readonly<Record<Cell, string>> = {
  price: 'Someone else changed this price',
  salePrice: 'Someone else changed this price',
  onHand: 'The quantity has changed since you loaded it',
  reorderPoint: 'Someone else changed this',
};

/** Returns the errors of cells whose value changed since the user saw them. */
function staleCells(row: GridRow, current: StockRow): GridFailure['errors'] {
  const stale = CELLS.filter((cell) => {
    const seen = row.seen?.[cell];
    return row[cell] !== undefined && seen !== undefined && seen !== current[cell];
  });
  return Object.fromEntries(stale.map((cell) => [cell, SINCE[cell]]));
}

/** Updates the prices of variants, and of products without variants, and the version of each product. */
async function savePrices(
  write: TenantWrite,
  rows: readonly GridRow[],
  current: ReadonlyMap<number, StockRow>,
): Promise<void> {
  const { tx, tenantId } = write;
  const priced = rows.filter(
    ({ price, salePrice }) => price !== undefined || salePrice !== undefined,
  );
  if (priced.length === 0) return;
  const given = priced.map(({ variantId, price, salePrice }) => {
    const was = current.get(variantId);
    return {
      id: variantId,
      price: price ?? was?.price,
      sale_price: salePrice === undefined ? was?.salePrice : salePrice,
    };
  });
  // Each table is queried by its own list of ids. The planner has no statistics about the JSON rows and would otherwise scan the
  // table for each.
  const cells = sql`json_to_recordset(${JSON.stringify(given)}::json) as g (id bigint, price numeric, sale_price numeric)`;
  const named = sql`any(${given.map(({ id }) => id)}::bigint[])`;
  await sortByHash(tx, given.length, async () => {
    await sql`
      update product_variants v set price = g.price, sale_price = g.sale_price
      from ${cells} where v.id = g.id and v.id = ${named}`.execute(tx);
    await sql`
      update products p set unit_price = g.price, sale_price = g.sale_price
      from ${cells} join product_variants v on v.id = g.id and v.is_own and v.id = ${named}
      where p.id = v.product_id
        and p.id = any(array(select o.product_id from product_variants o where o.id = ${named}))`.execute(
      tx,
    );
  });
  const byProduct = Map.groupBy(priced, ({ variantId }) => current.get(variantId)?.productId ?? 0);
  const ids = [...byProduct.keys()];
  const versions = await tx
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', 'in', ids)
    .returning(['id', 'version'])
    .execute();
  await refreshProducts(tx, tenantId, ids);
  await recordEach(
    write,
    { entity: 'product', action: 'updated' },
    versions.map(({ id, version }) => ({
      id,
      version,
      changes: Object.fromEntries(
        (byProduct.get(id) ?? []).flatMap((row) => priceChanges(row, current.get(row.variantId))),
      ),
    })),
  );
}

/** Returns the price changes of a row for the product's audit log, with the variant beside the price. */
function priceChanges(
  { price, salePrice }: GridRow,
  was: StockRow | undefined,
): [string, readonly [unknown, unknown]][] {
  if (!was) return [];
  const beside = was.attributes.length > 0 ? ` ${was.sku}` : '';
  return [
    ...(price !== undefined && price !== was.price
      ? ([[`unit_price${beside}`, [was.price, price]]] as const)
      : []),
    ...(salePrice !== undefined && salePrice !== was.salePrice
      ? ([[`sale_price${beside}`, [was.salePrice, salePrice]]] as const)
      : []),
  ].map(([field, change]) => [field, change]);
}

/**
 * Updates prices and quantities of many variants. A row with an invalid cell is not saved at all, and reported with its current
 * values; the other rows are saved.
 * @throws `forbidden` for prices without the permission to change products; `validation_failed` for an unknown location
 */
export async function saveGrid(
  write: TenantWrite,
  { locationId, note, rows }: StockGrid,
): Promise<{ saved: StockRow[]; failed: GridFailure[] }> {
  const { tx } = write;
  const hasPrices = rows.some((row) => row.price !== undefined || row.salePrice !== undefined);
  if (hasPrices && !hasPermission(write.actor, 'products.can_update')) throw appError('forbidden');
  const twice = rows.findIndex(
    ({ variantId }, at) => rows.findIndex((row) => row.variantId === variantId) !== at,
  );
  if (twice >= 0)
    throw appError('validation_failed', {
      formErrors: { [`rows[${twice}].variantId`]: 'This variant is listed twice' },
    });
  const place = await getPlace(write, locationId);
  const ids = rows.map(({ variantId }) => variantId);
  // Locks the products first, in the same order as saving a product.
  await lockProducts(tx, ids);
  const current = await stockRows(tx, ids, place);
  const errors = new Map<number, GridFailure['errors']>();
  for (const row of rows) {
    const was = current.get(row.variantId);
    const wrong = was ? staleCells(row, was) : { row: 'This product is no longer for sale' };
    if (Object.keys(wrong).length > 0) errors.set(row.variantId, wrong);
  }
  const counted = rows.filter(
    ({ variantId, onHand, reorderPoint }) =>
      !errors.has(variantId) && (onHand !== undefined || reorderPoint !== undefined),
  );
  const outcomes = await changeStock(
    write,
    counted.map(({ variantId, onHand, seen }) => ({
      variantId,
      locationId: place,
      pieces: onHand === undefined ? { by: 0 } : { to: onHand },
      seen: onHand === undefined ? undefined : seen?.onHand,
    })),
    { reason: 'count', note },
  );
  for (const [at, { problem, level }] of outcomes.entries()) {
    const row = counted[at];
    if (!row || problem === undefined) continue;
    const message = problem === 'held' && level ? reservedText(level) : SINCE.onHand;
    errors.set(row.variantId, { onHand: message });
  }
  const kept = rows.filter(({ variantId }) => !errors.has(variantId));
  await setReorderPoints(
    write,
    place,
    new Map(
      kept.flatMap(({ variantId, reorderPoint }) =>
        reorderPoint === undefined ? [] : [[variantId, reorderPoint] as const],
      ),
    ),
  );
  await savePrices(write, kept, current);
  const stocked = kept.filter((row) => row.onHand !== undefined || row.reorderPoint !== undefined);
  await recordChange(write, {
    entity: 'inventory',
    ids: stocked.map(({ variantId }) => variantId),
    action: 'updated',
  });
  const now = await stockRows(tx, ids, locationId);
  return {
    saved: kept.flatMap(({ variantId }) => now.get(variantId) ?? []),
    failed: [...errors].map(([variantId, wrong]) => ({
      variantId,
      errors: wrong,
      current: now.get(variantId) ?? null,
    })),
  };
}
