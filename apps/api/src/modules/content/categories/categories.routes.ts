import { apiContract, appError, type CategoryKind } from '@org/schema';
import { listResults } from '../../../kernel/database/list-page.ts';
import { inTenant } from '../../../kernel/entities/entity.routes.ts';
import { type BoundRoute, publicRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { bulkDeleteAnswer } from '../../../kernel/http/bulk-delete.ts';
import { shopCategories } from '../../commerce/store/shop-categories.ts';
import * as service from './categories.service.ts';

const { blogCategories, productCategories } = apiContract;

/** Seconds for which browsers cache the categories of products. Source: CAT-007. */
const KEPT = 300;

/** Returns the first rows of a list; -1, 0 or no limit returns all. Source: SHOP-011. */
const getFirst = <Row>(rows: readonly Row[], limit = 0): Row[] =>
  limit > 0 ? rows.slice(0, limit) : [...rows];

function kindRoutes(
  kind: CategoryKind,
  contract: typeof productCategories | typeof blogCategories,
): BoundRoute[] {
  const saved = 'Category saved';
  return [
    staffRoute(contract.list, async (input) => {
      const { limit, ids, search = '' } = input.query;
      const all = await inTenant(input, ({ tx }) => service.listCategories(tx, kind));
      const asked = ids && new Set(ids);
      const word = search.toLowerCase();
      const rows = all.filter(
        ({ id, category }) =>
          (!asked || asked.has(id)) && (!word || category.toLowerCase().includes(word)),
      );
      const shown = getFirst(rows, limit);
      const page = { currentPage: 1, itemsPerPage: Math.max(1, shown.length) };
      return { results: listResults(page, shown, rows.length) };
    }),
    staffRoute(contract.create, async (input) => ({
      category: await inTenant(input, (w) => service.createCategory(w, kind, input.body)),
      message: 'Category created',
    })),
    staffRoute(contract.update, async (input) => {
      const { id, ...fields } = input.body;
      const category = await inTenant(input, (w) => service.updateCategory(w, kind, id, fields));
      return { category, message: saved };
    }),
    staffRoute(contract.updateById, async (input) => {
      const { id } = input.params;
      const category = await inTenant(input, (w) =>
        service.updateCategory(w, kind, id, input.body),
      );
      return { category, message: saved };
    }),
    staffRoute(contract.remove, async (input) => {
      const ids = [input.params.id];
      const { deleted } = await inTenant(input, (w) => service.removeCategories(w, kind, ids));
      if (deleted.length === 0) throw appError('not_found');
      return { message: 'Category deleted' };
    }),
    staffRoute(contract.bulkRemove, async (input) => {
      const ids = input.body.categoriesToDelete;
      const outcome = await inTenant(input, (w) => service.removeCategories(w, kind, ids));
      return bulkDeleteAnswer(outcome, 'category', 'categories');
    }),
    staffRoute(contract.restore, async (input) => {
      const { deleted: restored, failed } = await inTenant(input, (w) =>
        service.restoreCategories(w, kind, input.body.ids),
      );
      const several = restored.length === 1 ? 'category' : 'categories';
      return { restored, failed, message: `${restored.length} ${several} restored` };
    }),
  ];
}

/** Creates the routes of categories. Source: API-CAT-01 to API-CAT-04. */
export function categoryRoutes(): BoundRoute[] {
  return [
    ...kindRoutes('products', productCategories),
    ...kindRoutes('blog', blogCategories),
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
      call.reply.set('cache-control', `private, max-age=${KEPT}`);
      return { rows, total: all.length, results: { rows, total: all.length } };
    }),
  ];
}
