import { apiContract } from '@org/schema/contract';
import { type BoundRoute, publicRoute } from '../../../kernel/http/bind-route.ts';
import { categorySetRoutes, getFirst } from '../../content/index.ts';
import { PRODUCT_CATEGORIES } from '../products/product-category-set.ts';
import { shopCategories } from './shop-categories.ts';

const { productCategories } = apiContract;

/** Seconds for which browsers cache the categories of products. */
const MAX_AGE = 300;

/** Creates the routes of the categories of products. */
export function productCategoryRoutes(): BoundRoute[] {
  return [
    ...categorySetRoutes(PRODUCT_CATEGORIES, productCategories),
    publicRoute(productCategories.publicList, async ({ run, query, call }) => {
      const { categoryIds, limit } = query;
      const asked = categoryIds && new Set(categoryIds);
      const all = (await run(shopCategories)).filter(({ id }) => !asked || asked.has(id));
      const rows = getFirst(all, limit).map(({ id, category, slug, parent_id, count }) => ({
        id,
        category,
        slug,
        parent_id,
        count,
      }));
      call.reply.set('cache-control', `private, max-age=${MAX_AGE}`);
      return { rows, total: all.length, results: { rows, total: all.length } };
    }),
  ];
}
