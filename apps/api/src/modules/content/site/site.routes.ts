import { trimSlashes } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { type BoundRoute, publicRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { findMissingPaths } from './find-missing-paths.ts';
import { movedTo } from './find-moved-path.ts';
import { notFoundSuggestions } from './not-found-suggestions.ts';
import type { ShareCards } from './share-card.ts';
import { getSiteResults } from './site-results.ts';
import type { SiteSection } from './site-section.ts';

/** Creates the site-wide routes. */
export function siteRoutes(
  cards: ShareCards,
  getSections: () => readonly SiteSection[],
): BoundRoute[] {
  const { site } = apiContract;
  return [
    publicRoute(site.card, async ({ run, tenant, query }) => {
      const png = await cards.draw(run, tenant, query.path);
      // A picture is returned in place of the JSON of the contract.
      return new Response(new Uint8Array(png), {
        headers: { 'content-type': 'image/png', 'content-length': String(png.length) },
      }) as unknown as Record<never, never>;
    }),
    staffRoute(site.checkPaths, async ({ run, body }) => ({
      missing: await run((tx) => findMissingPaths(tx, body.paths)),
    })),
    publicRoute(site.search, ({ run, query }) =>
      run((tx) =>
        getSiteResults(tx, getSections(), {
          typed: query.search ?? '',
          currentPage: query.currentPage,
          itemsPerPage: query.itemsPerPage,
        }),
      ),
    ),
    publicRoute(site.lost, ({ run, tenant, query }) =>
      run(async (tx) => {
        const path = trimSlashes(query.path);
        const to = await movedTo(tx, path);
        const { isAlike, places } =
          to === undefined
            ? await notFoundSuggestions({ tx, tenantId: tenant.id }, getSections(), path)
            : { isAlike: false, places: [] };
        return {
          movedTo: to ?? null,
          isAlike,
          suggestions: places.map(({ title, path: at, excerpt }) => ({ title, path: at, excerpt })),
        };
      }),
    ),
  ];
}
