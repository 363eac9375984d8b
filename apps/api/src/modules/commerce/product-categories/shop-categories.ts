import type { Category } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { listCategories } from '../../content/index.ts';

/** Returns the stored number of public products in each category. */
async function cachedCounts(tx: TenantTx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.selectFrom('category_counts').select(['category_id', 'n']).execute();
  return new Map(rows.map(({ category_id, n }) => [Number(category_id), Number(n)]));
}

/** Returns the categories of the shop with their stored number of public products, because counting would scan the whole shop. */
export function shopCategories(tx: TenantTx): Promise<Category[]> {
  return listCategories(tx, 'products', cachedCounts);
}
