import { type ApiClient, createClient } from '@org/api-client';
import { asksShop, partAddress } from '@org/blocks/definitions';
import { loadContent, rememberContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { isPartOfPage, ownCookieHeader, sentCookie } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { User } from '@org/schema/entities';
import { type Context, Hono } from 'hono';
import { addArchiveRoutes } from './archive-routes.ts';
import { addAuthorPages, type SiteRequest } from './author-routes.ts';
import { behaviourScript, behaviourScriptAt } from './behaviour-script.ts';
import { FOREVER, PAGE_CACHE } from './cache-control.ts';
import { clientScript } from './client-script.ts';
import { addDataRoutes } from './data-routes.ts';
import { findContent, findPage } from './find-content.ts';
import { findLists } from './find-lists.ts';
import { findShop } from './find-shop.ts';
import { findSubPages } from './find-sub-pages.ts';
import { type SensitivePage, sensitivePage } from './fixed-frame.ts';
import type { FoundContent } from './found-content.ts';
import { withHostCookies } from './host-cookies.ts';
import { linkedAccount } from './linked-account.ts';
import { comingSoonPage, missingPage } from './missing-page.ts';
import { type CacheFill, createPageCache } from './page-cache.ts';
import { createPageRenderer } from './page-threads.ts';
import { failedAnswer, plainAnswer } from './plain-answer.ts';
import { primaryOrigin } from './primary-origin.ts';
import { type RenderedPage, type RenderTools, renderPage } from './render-page.ts';
import { requestHeader } from './request-header.ts';
import { addSensitiveGuard } from './sensitive-guard.ts';
import { addShareCard } from './share-card.ts';
import { SHOP_PAGES } from './shop-routes.ts';
import type { Site, SiteEnvironment, SiteOptions } from './site.types.ts';
import { fontFaces, type SiteAsset } from './site-assets.ts';
import { addSiteIcon } from './site-icon.ts';
import { reportError, reportWarning } from './site-log.ts';
import type { SiteAnswer, SitePage } from './site-page.ts';
import { sitePath, typedPath } from './site-path.ts';
import {
  SENSITIVE_HEADERS,
  SITE_HEADERS,
  STAFF_VIEW_HEADERS,
  sensitivePolicy,
  sitePolicy,
} from './site-policy.ts';
import { addStaffView, enterStaffView } from './staff-view.ts';
import {
  type AskedHeaders,
  privateAnswer,
  type StoredResponse,
  storedRedirect,
  storedResponse,
} from './stored-response.ts';
import { canBeSignedIn, getVisit, NOBODY, type Visit, withOpenedNote } from './visitor.ts';
import { addVisitorPages } from './visitor-routes.ts';

export type { Site, SiteOptions } from './site.types.ts';

/** Entities whose changes affect which tenant a host belongs to. */
const OF_HOSTS: ReadonlySet<string> = new Set(['domain', 'tenant']);
/** ms for which the API may take a host name for what it was; a little more than it keeps them. */
const HOST_MEMORY = 6000;

/** Headers of a page that must not be cached. */
const NOT_CACHED = { 'cache-control': 'no-store' } as const;
const HTML = 'text/html; charset=utf-8';

type SiteContext = Context<{ Bindings: SiteEnvironment }>;

/** Request that a page is rendered for. */
interface Asking {
  /** Query of its address, as far as the page depends on it. */
  readonly query: string;
  /** Requested path, for pages that do not exist. */
  readonly path: string;
  /** Signed-in visitor, with the session cookie. */
  readonly visitor?: User | undefined;
  readonly cookie?: string | undefined;
  /** True for staff who view the site before publication. */
  readonly isStaffView?: boolean | undefined;
}

/** Creates the sites. They read everything through the API, and cache rendered pages until something changes. */
export function createSite(options: SiteOptions): Site {
  const {
    adminOrigin,
    isCounted = true,
    onError = reportError,
    onWarning = reportWarning,
  } = options;
  const isSecure = adminOrigin.startsWith('https:');
  const reach = withHostCookies(options.fetch, isSecure);
  const cache = createPageCache();
  const fonts = fontFaces();
  const script = clientScript();
  const tools: RenderTools = {
    load: rememberContent(loadContent, blockRegistry),
    fonts,
    script: script?.path ?? '',
    behaviours: (names) => behaviourScript(names).path,
    onError,
    onWarning,
  };
  const renderer = createPageRenderer(tools, options.threads);
  const assets = new Map<string, SiteAsset>(
    [...fonts, ...(script ? [script] : [])].map((asset) => [asset.path, asset]),
  );
  options.onChange((change) => {
    cache.drop(change);
    // Responses that were requested while the API still had the old tenant of the host must not stay.
    if (OF_HOSTS.has(change.entity)) setTimeout(() => cache.drop(change), HOST_MEMORY).unref();
  });

  const asked = (request: Request, env: SiteEnvironment | undefined): AskedHeaders => ({
    acceptEncoding: requestHeader(request, env, 'accept-encoding'),
    ifNoneMatch: requestHeader(request, env, 'if-none-match'),
    url: request.url,
  });

  /** Calls for everybody, or for who is signed in by a cookie. */
  const client = (origin: string, cookie = ''): ApiClient =>
    createClient({
      baseUrl: origin,
      fetch: reach,
      ...(cookie && { headers: { cookie } }),
    });

  const stored = (
    { html, ...runs }: RenderedPage,
    status: number,
    headers: Readonly<Record<string, string>> = {},
  ): StoredResponse =>
    storedResponse(html, status, {
      ...SITE_HEADERS,
      'content-type': HTML,
      'cache-control': status === 200 ? PAGE_CACHE : 'no-store',
      'content-security-policy': sitePolicy({ adminOrigin, ...runs }),
      ...headers,
    });

  /** A redirect within the site. */
  const leadTo = (location: string): StoredResponse =>
    storedResponse('', 301, { ...SITE_HEADERS, location, 'cache-control': 'no-cache' });

  /** Answers a place that every site has, at the one host name that the site's others lead to. */
  const onSite =
    (answer: (request: SiteRequest) => Promise<Response>) =>
    async (c: SiteContext): Promise<Response> => {
      const { origin } = new URL(c.req.url);
      const api = client(origin);
      const site = await api.call(apiContract.settings.publicGet);
      const to = primaryOrigin(origin, site);
      return to
        ? storedRedirect(to, SITE_HEADERS).answer(asked(c.req.raw, c.env), false)
        : answer({ api, site, origin, c });
    };

  async function makePage(
    origin: string,
    slug: string | undefined,
    { query, path, visitor, cookie = '', isStaffView }: Asking,
  ): Promise<CacheFill> {
    const api = client(origin, cookie);
    const [site, found]: [SiteAnswer, FoundContent | undefined] = await Promise.all([
      api.call(apiContract.settings.publicGet),
      slug === undefined ? undefined : findContent(api, slug),
    ]);
    const tenantId = site.tenant.id;
    const to = primaryOrigin(origin, site);
    // As with pages: what is not there would only fill the cache.
    if (to)
      return {
        tenantId,
        keep: found !== undefined,
        response: storedRedirect(to, SITE_HEADERS),
      };
    if (found?.movedTo) return { tenantId, keep: false, response: leadTo(found.movedTo) };
    const answer = await found?.page(site);
    const { part = 1 } = found ?? {};
    const blocks = answer && (await renderer.readBlocks(answer));
    const shown = blocks && (await findLists(api, blocks, part));
    if (!answer || !blocks || !shown?.isThere) {
      if (slug === '') {
        const company = site.settings.company_name || site.tenant.name;
        const soon = { answer: comingSoonPage(company), site, origin, visitor, isStaffView };
        return {
          tenantId,
          keep: false,
          response: stored(await renderer.render(soon), 200, NOT_CACHED),
        };
      }
      const lost = await api.call(apiContract.site.lost, {
        query: { path: slug ?? typedPath(path) },
      });
      if (typeof lost.movedTo === 'string')
        return { tenantId, keep: false, response: leadTo(`/${lost.movedTo}`) };
      // Who has lost the way is given the frame of the site to find it again.
      const home = await findPage(api, '');
      const { isAlike: isSimilar, suggestions } = lost;
      const view = { name: 'notFound', props: { isSimilar, suggestions } } as const;
      const missing = {
        answer: missingPage(home),
        site,
        origin,
        view,
        visitor,
        isStaffView,
        isMissing: true,
      };
      return { tenantId, keep: false, response: stored(await renderer.render(missing), 404) };
    }
    // The home page has one address.
    const address = partAddress({ slug: '', isHomepage: true }, part);
    if (answer.page.is_homepage && `/${slug}` !== address)
      return { tenantId, keep: true, response: leadTo(address) };
    const [subPages, { readsQuery, ...inShop }] = await Promise.all([
      findSubPages(api, answer, blocks),
      findShop(api, blocks, { query, current: found?.product, onError }),
    ]);
    const { isThere: _isThere, ...lists } = shown;
    const asked = { part, visitor, isCounted, isStaffView, view: found?.view?.(site) };
    const page = { answer, site, origin, subPages, ...lists, ...inShop, ...asked };
    const response = stored(await renderer.render(page), 200);
    // There are more queries than any cache could keep.
    return {
      tenantId,
      keep: query === '' && inShop.failures.length === 0,
      response: { ...response, readsQuery },
    };
  }

  const sent = (cookie: string): string => sentCookie(cookie, isSecure);
  const isHead = (c: SiteContext): boolean => c.req.raw.method === 'HEAD';
  const getCookie = (c: SiteContext): string => {
    const own = ownCookieHeader(requestHeader(c.req.raw, c.env, 'cookie'), isSecure);
    return withOpenedNote(own, new URL(c.req.url).hostname, options.pageNotes);
  };
  const visit = (c: SiteContext): Promise<Visit> =>
    getVisit(reach, new URL(c.req.url).origin, getCookie(c));
  /** Returns the visitor of an ordinary page; nobody for its scripts, which may belong to an author. */
  const visitOrdinary = async (c: SiteContext): Promise<Visit> =>
    isPartOfPage(c.req.raw.headers) ? NOBODY : visit(c);

  /** Answers a page of the site's own that is made for one visitor. */
  const answerOne = async (
    c: SiteContext,
    page: SitePage,
    cookies: readonly string[],
  ): Promise<Response> =>
    privateAnswer(stored(await renderer.render(page), 200), asked(c.req.raw, c.env), {
      head: isHead(c),
      cookies: cookies.map(sent),
    });

  /** Responds with a sensitive page: in the fixed frame, and not cached. It cannot be framed, and no referrer has its URL. */
  const answerSensitive = (
    c: SiteContext,
    page: SensitivePage,
    cookies: readonly string[],
    { status = 200, hasProducts = false }: { status?: number; hasProducts?: boolean } = {},
  ): Response => {
    // A script that may read the page, such as that of the cart, must not get its token.
    const pageToken = isPartOfPage(c.req.raw.headers)
      ? undefined
      : options.pageTokens?.create(new URL(c.req.url).hostname, getCookie(c));
    const rendered = renderPage({ ...sensitivePage(page), pageToken }, tools);
    const response = stored(rendered, status, {
      ...SENSITIVE_HEADERS,
      'content-security-policy': sensitivePolicy({ scripts: rendered.scripts, hasProducts }),
    });
    return privateAnswer(response, asked(c.req.raw, c.env), {
      head: isHead(c),
      cookies: cookies.map(sent),
    });
  };

  /** Answers the page at a path, or that there is none. */
  const answerPage = async (c: SiteContext): Promise<Response> => {
    const { origin, pathname, search } = new URL(c.req.url);
    const path = sitePath(pathname);
    if (path.kind === 'redirect')
      return new Response(null, {
        status: 301,
        headers: { ...SITE_HEADERS, location: `${path.to}${search}` },
      });
    const slug = path.kind === 'page' ? path.slug : undefined;
    const { user, cookies, isStaffView } = await visitOrdinary(c);
    const mine = { head: isHead(c), cookies: cookies.map(sent) };
    // Pages of signed-in visitors are not cached, and cached pages contain nothing of a visitor.
    if (user || isStaffView) {
      const { response } = await makePage(origin, slug, {
        query: search,
        path: pathname,
        visitor: user ?? undefined,
        cookie: getCookie(c),
        isStaffView,
      });
      const answer = privateAnswer(response, asked(c.req.raw, c.env), mine);
      if (isStaffView)
        for (const [name, value] of Object.entries(STAFF_VIEW_HEADERS))
          answer.headers.set(name, value);
      return answer;
    }
    const key = `${origin}${slug === undefined ? '//' : pathname}`;
    const kept = await cache.fill(key, () => makePage(origin, slug, { query: '', path: pathname }));
    const response =
      kept.readsQuery && asksShop(search)
        ? (await makePage(origin, slug, { query: search, path: pathname })).response
        : kept;
    return cookies.length > 0
      ? privateAnswer(response, asked(c.req.raw, c.env), mine)
      : response.answer(asked(c.req.raw, c.env), isHead(c));
  };

  const app = new Hono<{ Bindings: SiteEnvironment }>();
  addSensitiveGuard(
    app,
    (c, token) =>
      options.pageTokens?.isValid(token, new URL(c.req.url).hostname, getCookie(c)) === true,
  );
  addVisitorPages(app, {
    sent,
    getCookie,
    visit,
    linkedAccount: (c, token) => linkedAccount(client(new URL(c.req.url).origin), token),
    show: (c, { title, view, visitor = undefined, cookies }) =>
      onSite(async ({ api, site, origin }) => {
        const shown = typeof view === 'function' ? await view(api, site) : view;
        return answerSensitive(c, { title, site, origin, view: shown, visitor }, cookies);
      })(c),
  });
  addDataRoutes(app, onSite);
  addArchiveRoutes(app, {
    onSite,
    answerStored: async (c, make) => {
      const { origin, pathname } = new URL(c.req.url);
      const response = await cache.fill(`${origin}${pathname}`, make);
      return response.answer(asked(c.req.raw, c.env), isHead(c));
    },
  });
  addAuthorPages(app, { onSite, answerPage, visit: visitOrdinary, answerOne, isCounted });
  for (const [path, shopPage] of Object.entries(SHOP_PAGES))
    app.get(
      path,
      onSite(async ({ api, site, origin, c }) => {
        const { user, cookies } = await visit(c);
        const { status, noteCookies, ...page } = await shopPage({
          api,
          site,
          cookie: getCookie(c),
          path: c.req.path,
        });
        const visitor = user ?? undefined;
        return answerSensitive(c, { ...page, site, origin, visitor }, cookies.concat(noteCookies), {
          status,
          hasProducts: true,
        });
      }),
    );
  addStaffView(app, {
    sent,
    enter: (c, code) => enterStaffView(reach, new URL(c.req.url).origin, code),
  });
  addSiteIcon(app, (c) => client(new URL(c.req.url).origin));
  addShareCard(app, reach);
  app.get('/_org/:file', (c) => {
    const { pathname } = new URL(c.req.url);
    const asset = assets.get(pathname) ?? behaviourScriptAt(pathname);
    if (!asset) return plainAnswer('Not found', 404);
    return new Response(asset.bytes, {
      headers: {
        ...SITE_HEADERS,
        'content-type': asset.type,
        'cache-control': FOREVER,
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  });
  app.get('*', answerPage);
  app.all('*', () => plainAnswer('Only GET and HEAD are allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error) => failedAnswer(error, onError));

  return {
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async fetch(request, env) {
      const { method, url } = request;
      if (method === 'GET' || method === 'HEAD') {
        // A cached page only costs a lookup: nothing is parsed for it.
        const query = url.indexOf('?');
        const kept = canBeSignedIn(ownCookieHeader(requestHeader(request, env, 'cookie'), isSecure))
          ? undefined
          : cache.get(query < 0 ? url : url.slice(0, query));
        const isOther = kept?.readsQuery && query >= 0 && asksShop(url.slice(query));
        if (kept && !isOther) return kept.answer(asked(request, env), method === 'HEAD');
      }
      return app.fetch(request, env ?? {});
    },
  };
}
