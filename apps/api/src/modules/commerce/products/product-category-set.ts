import type { CategorySet } from '../../content/index.ts';
import { productsBelow, relistProducts } from './refresh-products.ts';

/** The categories of products; a change of their tree updates the listing of the products in the changed part. */
export const PRODUCT_CATEGORIES: CategorySet = {
  kind: 'products',
  async aroundTreeChange({ tx, tenantId }, ids, change) {
    // Removing a category moves its children to its parent, so its products are read first.
    const products = await productsBelow(tx, ids);
    const value = await change();
    await relistProducts(tx, tenantId, products);
    return value;
  },
};
