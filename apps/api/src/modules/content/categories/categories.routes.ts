import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { listResults } from '../../../kernel/database/list-page.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { bulkDeleteAnswer } from '../../../kernel/http/bulk-delete.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import * as service from './categories.service.ts';
import { BLOG_CATEGORIES, type CategorySet } from './category-set.ts';

/** Returns the first rows of a list; -1, 0 or no limit returns all. */
export const getFirst = <Row>(rows: readonly Row[], limit = 0): Row[] =>
  limit > 0 ? rows.slice(0, limit) : [...rows];

/** Creates the routes by which staff change the categories of a set. */
export function categorySetRoutes(
  set: CategorySet,
  contract: typeof apiContract.productCategories | typeof apiContract.blogCategories,
): BoundRoute[] {
  const { kind } = set;
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
      const category = await inTenant(input, (w) => service.updateCategory(w, set, id, fields));
      return { category, message: saved };
    }),
    staffRoute(contract.updateById, async (input) => {
      const { id } = input.params;
      const category = await inTenant(input, (w) => service.updateCategory(w, set, id, input.body));
      return { category, message: saved };
    }),
    staffRoute(contract.remove, async (input) => {
      const ids = [input.params.id];
      const { deleted } = await inTenant(input, (w) => service.removeCategories(w, set, ids));
      if (deleted.length === 0) throw appError('not_found');
      return { message: 'Category deleted' };
    }),
    staffRoute(contract.bulkRemove, async (input) => {
      const ids = input.body.categoriesToDelete;
      const outcome = await inTenant(input, (w) => service.removeCategories(w, set, ids));
      return bulkDeleteAnswer(outcome, 'category', 'categories');
    }),
    staffRoute(contract.restore, async (input) => {
      const { deleted: restored, failed } = await inTenant(input, (w) =>
        service.restoreCategories(w, set, input.body.ids),
      );
      const several = restored.length === 1 ? 'category' : 'categories';
      return { restored, failed, message: `${restored.length} ${several} restored` };
    }),
  ];
}

/** Creates the routes of the blog's categories. */
export function blogCategoryRoutes(): BoundRoute[] {
  return categorySetRoutes(BLOG_CATEGORIES, apiContract.blogCategories);
}
