import { apiContract } from '@org/schema/contract';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { type BoundRoute, type PublicInput, publicRoute } from '../../../kernel/http/bind-route.ts';
import type { PostingsCache } from './postings-cache.ts';
import { type StoreView, storeCategory, storeProduct, storeProducts } from './store.service.ts';
import { suggestProducts } from './suggest-products.ts';

/** Staff see the staff view of their shop. */
const getView = ({ viewer }: Pick<PublicInput<unknown>, 'viewer'>): StoreView => ({
  isStaff: viewer !== null && hasPermission(viewer, 'products.can_view'),
});

/** Creates the public routes of the shop. */
export function storeRoutes(postings: PostingsCache): BoundRoute[] {
  const { store } = apiContract;
  return [
    publicRoute(store.list, (input) =>
      input.run((tx) =>
        storeProducts({ tx, tenantId: input.tenant.id, postings }, input.query, getView(input)),
      ),
    ),
    publicRoute(store.suggest, (input) =>
      input.run((tx) =>
        suggestProducts({ tx, tenantId: input.tenant.id, postings }, input.query.q),
      ),
    ),
    publicRoute(store.get, async (input) => {
      const found = await input.run((tx) => storeProduct(tx, input.params.slug, getView(input)));
      return { ...found, related: [...found.related], results: found.product };
    }),
    publicRoute(store.category, async (input) => {
      const found = await input.run((tx) => storeCategory(tx, input.params.slug));
      return { ...found, results: found.category };
    }),
  ];
}
