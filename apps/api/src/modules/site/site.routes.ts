import { apiContract } from '@org/schema';
import { type BoundRoute, publicRoute } from '../../http/bind-route.ts';
import { movedTo } from './moved-addresses.repository.ts';
import { placesLike, searchSite } from './search-site.ts';

/** Calls of a site as a whole, for its visitors. */
export function siteRoutes(): BoundRoute[] {
  const { site } = apiContract;
  return [
    publicRoute(site.search, ({ run, query }) =>
      run((tx) => searchSite(tx, query.search ?? '', query)),
    ),
    publicRoute(site.lost, ({ run, query }) =>
      run(async (tx) => {
        const path = query.path.replaceAll(/^\/+|\/+$/g, '');
        const to = await movedTo(tx, path);
        return {
          movedTo: to ?? null,
          suggestions: to === undefined ? await placesLike(tx, path) : [],
        };
      }),
    ),
  ];
}
