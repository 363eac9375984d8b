import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { lockProducts } from '../stock/stock.repository.ts';

/** Sold quantity of a line item. */
interface SoldPieces {
  readonly item: { readonly product_id: number; readonly variant_id: number };
  readonly quantity: number;
}

/**
 * Updates the sales counts of products, which the shop's lists can be sorted by. Cancelled, unpaid and returned items do not
 * count, so that abandoned orders cannot push a product to the top.
 * @param sign - -1 for returned ones
 */
export async function countSales(
  tx: TenantTx,
  pieces: readonly SoldPieces[],
  sign: 1 | -1,
): Promise<void> {
  if (pieces.length === 0) return;
  await lockProducts(
    tx,
    pieces.map(({ item }) => item.variant_id),
  );
  const ids = pieces.map(({ item }) => item.product_id);
  const counts = pieces.map(({ quantity }) => sign * quantity);
  await sql`
    with sold as (
      select product_id, sum(n) as n
      from unnest(${ids}::bigint[], ${counts}::bigint[]) as sold (product_id, n) group by product_id
    ),
    counted as (update products p set sales = greatest(0, p.sales + sold.n) from sold where p.id = sold.product_id)
    update product_listing l set sales = greatest(0, l.sales + sold.n) from sold where l.product_id = sold.product_id`.execute(
    tx,
  );
}
