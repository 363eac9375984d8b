import type { Category } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';
import { listCategories } from '../categories/categories.service.ts';

/** How many products visitors find in each category, as it is kept. */
async function cachedCounts(tx: TenantTx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.selectFrom('category_counts').select(['category_id', 'n']).execute();
  return new Map(rows.map(({ category_id, n }) => [Number(category_id), Number(n)]));
}

/** Categories of the shop, each with how many products visitors find in it: counting them would read the whole shop. */
export function shopCategories(tx: TenantTx): Promise<Category[]> {
  return listCategories(tx, 'products', cachedCounts);
}
