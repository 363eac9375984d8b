import type { RouteContract } from '@org/schema/contract';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import type { BoundRoute } from '../../../kernel/http/bind-route.ts';

/** Returns routes whose list also has its rows beside its results, as the documented calls of quotes and invoices have them. */
export function withTopRows(routes: readonly BoundRoute[], list: RouteContract): BoundRoute[] {
  return routes.map((route) =>
    route.contract === list
      ? {
          ...route,
          handle: async (input) => {
            const answer = (await route.handle(input)) as { results: ListResults<object> };
            const { rows, total } = answer.results;
            return { ...answer, rows, total };
          },
        }
      : route,
  );
}
