import type { ApiClient } from '@org/api-client';
import {
  COOKIES_PATH,
  isSearchable,
  MAX_SEARCH_LENGTH,
  type SearchResult,
} from '@org/blocks/site-pages';
import { PRODUCT_PATH } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { Context, Hono } from 'hono';
import { findPage } from './find-content.ts';
import { ownPage } from './missing-page.ts';
import type { SiteEnvironment } from './site.types.ts';
import type { SiteAnswer, SitePage } from './site-page.ts';
import type { Visit } from './visitor.ts';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** A request for a page that every site has. */
export interface SiteRequest {
  readonly api: ApiClient;
  readonly site: SiteAnswer;
  readonly origin: string;
  readonly c: SiteContext;
}

/** Dependencies of pages that every site has and authors may extend. */
export interface AuthorPageTools {
  /** Answers at the one host name that the site's others lead to. */
  onSite(
    answer: (request: SiteRequest) => Promise<Response>,
  ): (context: SiteContext) => Promise<Response>;
  /** Answers the page of an author at the path. */
  answerPage(context: SiteContext): Promise<Response>;
  visit(context: SiteContext): Promise<Visit>;
  /** Responds with a page for one visitor, which is not cached. */
  answerOne(context: SiteContext, page: SitePage, cookies: readonly string[]): Promise<Response>;
  readonly isCounted: boolean;
}

/** Maximum number of pages of results. */
const MAX_PARTS = 100;

/** Maximum number of products among the results; the shop lists the rest. */
const MAX_PRODUCTS = 5;

/** Products of a search, and the search terms that they match where those that were typed match none. */
interface FoundProducts {
  readonly products: readonly SearchResult[];
  readonly didYouMean?: string | undefined;
}

const NO_PRODUCTS: FoundProducts = { products: [] };

/** Returns the products of the shop that match best, those of corrected typos included. */
async function findProducts(api: ApiClient, search: string): Promise<FoundProducts> {
  const { rows, didYouMean } = await api.call(apiContract.store.list, {
    query: { search, itemsPerPage: MAX_PRODUCTS, orderBy: 'relevance' },
  });
  const products = rows.map(({ name, slug, excerpt }) => ({
    title: name,
    path: PRODUCT_PATH + slug,
    excerpt,
  }));
  return { products, didYouMean };
}

/** Adds the search and the cookie settings, in the frame of the site's authors. */
export function addAuthorPages(
  app: Hono<{ Bindings: SiteEnvironment }>,
  { onSite, answerPage, visit, answerOne, isCounted }: AuthorPageTools,
): void {
  app.get(
    '/search',
    onSite(async ({ api, site, origin, c }) => {
      const [own, home] = await Promise.all([findPage(api, 'search'), findPage(api, '')]);
      // A page of that name is the site's own search.
      if (own) return answerPage(c);
      const typed = (c.req.query('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
      const wanted = Number.parseInt(c.req.query('page') ?? '', 10) || 1;
      const page = Math.min(Math.max(wanted, 1), MAX_PARTS);
      const [{ rows, hasMore, didYouMean: resultsMean }, inShop] = isSearchable(typed)
        ? await Promise.all([
            api.call(apiContract.site.search, { query: { search: typed, currentPage: page } }),
            page === 1 ? findProducts(api, typed.trim()) : NO_PRODUCTS,
          ])
        : [{ rows: [], hasMore: false, didYouMean: null }, NO_PRODUCTS];
      const view = {
        name: 'search',
        props: {
          query: typed,
          results: rows,
          ...(resultsMean !== null && { resultsMean }),
          ...inShop,
          page,
          hasMore,
        },
      } as const;
      const { user, cookies } = await visit(c);
      const answer = ownPage('Search', home);
      const visitor = user ?? undefined;
      return answerOne(c, { answer, site, origin, view, visitor, isCounted }, cookies);
    }),
  );
  app.get(
    COOKIES_PATH,
    onSite(async ({ api, site, origin, c }) => {
      const [own, home] = await Promise.all([findPage(api, 'cookies'), findPage(api, '')]);
      // What the site itself says of cookies stands where it stood; its choice is below.
      const { user, cookies } = await visit(c);
      const { analytics } = site.settings;
      const view = {
        name: 'cookies',
        props: {
          consent: { ...analytics, isTracked: site.is_tracked },
          heading: own ? 'h2' : 'h1',
        },
      } as const;
      const answer = own ?? ownPage('Cookie settings', home);
      return answerOne(c, { answer, site, origin, view, visitor: user ?? undefined }, cookies);
    }),
  );
}
