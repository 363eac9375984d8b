import { PRODUCT_PATH, STORE_CATEGORY_PATH, STORE_PAGE } from '@org/schema';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { SiteSection } from '../../content/index.ts';
import { shopCategories } from '../product-categories/shop-categories.ts';
import type { PostingsCache } from './postings-cache.ts';
import { suggestProducts } from './suggest-products.ts';

/** Returns whether the shop has public products. */
async function sells(tx: TenantTx): Promise<boolean> {
  const row = await tx
    .selectFrom('product_listing')
    .select('product_id')
    .where('category_id', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the shop as a section of its site: its page, its categories, and products by the shop's search. */
export function shopSection(postings: PostingsCache): SiteSection {
  return {
    async listPlaces(tx) {
      if (!(await sells(tx))) return [];
      const categories = await shopCategories(tx);
      return [
        {
          title: 'Shop',
          path: STORE_PAGE,
          excerpt: '',
          otherNames: ['catalog', 'catalogue', 'products', 'store'],
        },
        ...categories.map(({ category, slug, description }) => ({
          title: category,
          path: `${STORE_CATEGORY_PATH}${slug}`,
          excerpt: description,
        })),
      ];
    },
    async findSimilar({ tx, tenantId }, words) {
      const { products } = await suggestProducts({ tx, tenantId, postings }, words);
      return products.map(({ name, slug }) => ({
        title: name,
        path: `${PRODUCT_PATH}${slug}`,
        excerpt: '',
      }));
    },
  };
}
