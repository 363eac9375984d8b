import type { OrderProduct } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { listStock } from '../inventory/stock-list.ts';

/** Maximum number of offered products. */
const MAX_PRODUCTS = 20;

/** Returns the products and variants that match a search, by name, without their stock, which needs a separate permission. */
export async function findOrderProducts(tx: TenantTx, search: string): Promise<OrderProduct[]> {
  const { rows } = await listStock(tx, {
    search,
    currentPage: 1,
    itemsPerPage: MAX_PRODUCTS,
  });
  return rows.map(({ id, name, sku, attributes }) => ({
    id,
    name: [name, ...attributes.map(({ attribute_value }) => attribute_value)].join(' · '),
    sku,
  }));
}
