import { type ApiClient, createClient, isApiError } from '@org/api-client';
import { blockRegistry, partAddress } from '@org/blocks/definitions';
import { loadContent, rememberContent } from '@org/content/node';
import { safeMediaUrl } from '@org/device-settings';
import { apiContract } from '@org/schema';
import { Hono } from 'hono';
import { behaviourScript, behaviourScriptAt } from './behaviour-script.ts';
import { clientScript } from './client-script.ts';
import { feedXml } from './feed.ts';
import { type FoundContent, findContent, findPage, siteAddresses } from './find-content.ts';
import { findPosts } from './find-posts.ts';
import { findSubPages } from './find-sub-pages.ts';
import { missingPage, ownPage } from './missing-page.ts';
import { type CacheFill, createPageCache, type SiteChange } from './page-cache.ts';
import { type RenderedPage, type RenderTools, renderPage } from './render-page.ts';
import { interFaces, type SiteAsset } from './site-assets.ts';
import type { SiteAnswer } from './site-page.ts';
import { sitePath } from './site-path.ts';
import { lostExtra, searchExtra } from './site-places.ts';
import { SITE_HEADERS, sitePolicy } from './site-policy.ts';
import { robotsText, sitemapXml } from './sitemap.ts';
import {
  type AskedHeaders,
  type StoredResponse,
  storedRedirect,
  storedResponse,
} from './stored-response.ts';

/** What a site is given. */
export interface SiteOptions {
  /** Reaches the API: over the network, or within the process. */
  readonly fetch: typeof fetch;
  /** Tells of changes; gives back what ends it. */
  readonly onChange: (listener: (change: SiteChange) => void) => () => void;
  /** Origin of the admin, which may frame the sites. */
  readonly adminOrigin: string;
  /** Suffix of the host names that come with the product, such as `localhost`. */
  readonly siteHostSuffix: string;
  /** Told of what went wrong without a visitor's doing. @default written to standard error */
  readonly onError?: ((error: unknown, what: string) => void) | undefined;
  /** Told of what somebody should look at although visitors got their page. @default written to standard error */
  readonly onWarning?: ((message: string, what: string) => void) | undefined;
}

/** What the server knows of a request beside the request; saves building its headers. */
export interface SiteEnvironment {
  readonly incoming?:
    | { readonly headers: Readonly<Record<string, string | string[] | undefined>> }
    | undefined;
}

/** The public sites of all tenants, by host name. */
export interface Site {
  fetch(request: Request, env?: SiteEnvironment): Promise<Response>;
}

/** What decides to which tenant a host name leads. */
const OF_HOSTS: ReadonlySet<string> = new Set(['domain', 'tenant']);
/** ms for which the API may take a host name for what it was; a little more than it keeps them. */
const HOST_MEMORY = 6000;

const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const FOREVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
/** Characters of a search. */
const MOST_TYPED = 200;

function write(
  level: 'error' | 'warn',
  what: string,
  rest: Readonly<Record<string, string>>,
): void {
  process.stderr.write(`${JSON.stringify({ level, where: 'site', what, ...rest })}\n`);
}

function report(error: unknown, what: string): void {
  write('error', what, { error: error instanceof Error ? error.message : String(error) });
}

function warn(message: string, what: string): void {
  write('warn', what, { message });
}

function header(
  request: Request,
  env: SiteEnvironment | undefined,
  name: 'accept-encoding' | 'if-none-match',
): string {
  const raw = env?.incoming?.headers[name];
  return (typeof raw === 'string' ? raw : env?.incoming ? '' : request.headers.get(name)) ?? '';
}

function plain(
  text: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...SITE_HEADERS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': TEXT,
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** Answers a failed call of the API. An unknown host is nobody's page, so it says so in plain words. */
function failed(error: unknown, onError: RenderTools['onError']): Response {
  if (isApiError(error, 'host_unknown')) return plain('There is no site at this address', 404);
  onError(error, 'API');
  return plain('The site is not available for a moment. Please try again.', 503, {
    'retry-after': '5',
  });
}

/** Makes the sites. They know tenants, pages and settings through the API alone, and keep rendered pages until something changes. */
export function createSite(options: SiteOptions): Site {
  const { adminOrigin, onError = report, onWarning = warn } = options;
  const cache = createPageCache();
  const fonts = interFaces();
  const script = clientScript();
  const tools: RenderTools = {
    load: rememberContent(loadContent, blockRegistry),
    fonts,
    script: script?.path ?? '',
    behaviours: (names) => behaviourScript(names).path,
    onError,
    onWarning,
  };
  const assets = new Map<string, SiteAsset>(
    [...fonts, ...(script ? [script] : [])].map((asset) => [asset.path, asset]),
  );
  options.onChange((change) => {
    cache.drop(change);
    // What was asked while the API still knew the host by its old tenant must not stay.
    if (OF_HOSTS.has(change.entity)) setTimeout(() => cache.drop(change), HOST_MEMORY).unref();
  });

  const client = (origin: string): ApiClient =>
    createClient({ baseUrl: origin, fetch: options.fetch });

  const stored = (
    { html, ...runs }: RenderedPage,
    status: number,
    cache = status === 200 ? PAGE_CACHE : 'no-store',
  ): StoredResponse =>
    storedResponse(html, status, {
      ...SITE_HEADERS,
      'content-type': HTML,
      'cache-control': cache,
      'content-security-policy': sitePolicy({ adminOrigin, ...runs }),
    });

  /** Origin of the host name that all others of the site lead to; undefined where that is the one that was asked. */
  function elsewhere(origin: string, { primary_host }: SiteAnswer): string | undefined {
    const { protocol, hostname, port } = new URL(origin);
    if (!primary_host || primary_host === hostname) return undefined;
    return `${protocol}//${primary_host}${port ? `:${port}` : ''}`;
  }

  /** A redirect within the site. */
  const leadTo = (location: string): StoredResponse =>
    storedResponse('', 301, { ...SITE_HEADERS, location, 'cache-control': 'no-cache' });

  async function makePage(origin: string, slug: string | undefined): Promise<CacheFill> {
    const api = client(origin);
    const [site, found]: [SiteAnswer, FoundContent | undefined] = await Promise.all([
      api.call(apiContract.settings.publicGet),
      slug === undefined ? undefined : findContent(api, slug),
    ]);
    const tenantId = site.tenant.id;
    const to = elsewhere(origin, site);
    // As with pages: what is not there would only fill the cache.
    if (to)
      return {
        tenantId,
        keep: found !== undefined,
        response: storedRedirect(to, SITE_HEADERS),
      };
    const answer = await found?.page(site);
    const { part = 1 } = found ?? {};
    const shown = answer && (await findPosts(api, answer, part, tools.load));
    if (!answer || !shown?.isThere) {
      const lost = slug
        ? await api.call(apiContract.site.lost, { query: { path: slug } })
        : undefined;
      if (typeof lost?.movedTo === 'string')
        return { tenantId, keep: false, response: leadTo(`/${lost.movedTo}`) };
      // Who has lost the way is given the frame of the site to find it again.
      const home = slug === '' ? undefined : await findPage(api, '');
      const extra = lostExtra(lost?.suggestions ?? []);
      const missing = { answer: missingPage(home), site, origin, extra };
      return { tenantId, keep: false, response: stored(renderPage(missing, tools), 404) };
    }
    // The home page has one address.
    const address = partAddress({ slug: '', isHomepage: true }, part);
    if (answer.page.is_homepage && `/${slug}` !== address)
      return { tenantId, keep: true, response: leadTo(address) };
    const subPages = await findSubPages(api, answer, tools.load);
    return {
      tenantId,
      keep: true,
      response: stored(
        renderPage({ answer, site, origin, subPages, posts: shown.posts, part }, tools),
        200,
      ),
    };
  }

  const app = new Hono<{ Bindings: SiteEnvironment }>();
  app.get('/robots.txt', (c) =>
    plain(robotsText(new URL(c.req.url).origin).trimEnd(), 200, {
      'cache-control': 'public, max-age=3600',
    }),
  );
  app.get('/sitemap.xml', async (c) => {
    const { origin } = new URL(c.req.url);
    const api = client(origin);
    const site = await api.call(apiContract.settings.publicGet);
    const to = elsewhere(origin, site);
    if (to) return storedRedirect(to, SITE_HEADERS).answer(asked(c.req.raw, c.env), false);
    const entries = site.settings.seo.noindex ? [] : await siteAddresses(api);
    return new Response(sitemapXml(origin, entries), {
      headers: {
        ...SITE_HEADERS,
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=300',
      },
    });
  });
  app.get('/feed.xml', async (c) => {
    const { origin } = new URL(c.req.url);
    const api = client(origin);
    const site = await api.call(apiContract.settings.publicGet);
    const to = elsewhere(origin, site);
    if (to) return storedRedirect(to, SITE_HEADERS).answer(asked(c.req.raw, c.env), false);
    const { rows } = await api.call(apiContract.posts.publicList, { query: { itemsPerPage: 20 } });
    return new Response(feedXml(origin, site, rows), {
      headers: {
        ...SITE_HEADERS,
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=300',
      },
    });
  });
  app.get('/search', async (c, next) => {
    const { origin, searchParams } = new URL(c.req.url);
    const api = client(origin);
    const [site, own, home] = await Promise.all([
      api.call(apiContract.settings.publicGet),
      findPage(api, 'search'),
      findPage(api, ''),
    ]);
    // A page of that name is the site's own search.
    if (own) return next();
    const to = elsewhere(origin, site);
    if (to) return storedRedirect(to, SITE_HEADERS).answer(asked(c.req.raw, c.env), false);
    const typed = (searchParams.get('q') ?? '').slice(0, MOST_TYPED);
    const page = Math.min(
      Math.max(Number.parseInt(searchParams.get('page') ?? '', 10) || 1, 1),
      100,
    );
    const found = await api.call(apiContract.site.search, {
      query: { search: typed, currentPage: page },
    });
    const extra = searchExtra({ asked: typed, places: found.rows, page, hasMore: found.hasMore });
    const rendered = renderPage({ answer: ownPage('Search', home), site, origin, extra }, tools);
    return stored(rendered, 200, 'no-store').answer(
      asked(c.req.raw, c.env),
      c.req.raw.method === 'HEAD',
    );
  });
  app.get('/favicon.ico', async (c) => {
    const { settings, tenant } = await client(new URL(c.req.url).origin).call(
      apiContract.settings.publicGet,
    );
    const favicon = safeMediaUrl(settings.favicon || tenant.favicon);
    return favicon && !favicon.endsWith('/favicon.ico')
      ? new Response(null, {
          status: 302,
          headers: { ...SITE_HEADERS, location: favicon, 'cache-control': 'public, max-age=3600' },
        })
      : plain('There is no icon', 404);
  });
  app.get('/_org/:file', (c) => {
    const { pathname } = new URL(c.req.url);
    const asset = assets.get(pathname) ?? behaviourScriptAt(pathname);
    if (!asset) return plain('Not found', 404);
    return new Response(asset.bytes, {
      headers: {
        ...SITE_HEADERS,
        'content-type': asset.type,
        'cache-control': FOREVER,
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  });
  app.get('*', async (c) => {
    const { origin, pathname, search } = new URL(c.req.url);
    const path = sitePath(pathname);
    if (path.kind === 'redirect')
      return new Response(null, {
        status: 301,
        headers: { ...SITE_HEADERS, location: `${path.to}${search}` },
      });
    const slug = path.kind === 'page' ? path.slug : undefined;
    const response = await cache.fill(`${origin}${slug === undefined ? '//' : pathname}`, () =>
      makePage(origin, slug),
    );
    return response.answer(asked(c.req.raw, c.env), c.req.raw.method === 'HEAD');
  });
  app.all('*', () => plain('Only GET and HEAD are answered here', 405, { allow: 'GET, HEAD' }));
  app.onError((error) => failed(error, onError));

  const asked = (request: Request, env: SiteEnvironment | undefined): AskedHeaders => ({
    acceptEncoding: header(request, env, 'accept-encoding'),
    ifNoneMatch: header(request, env, 'if-none-match'),
    url: request.url,
  });

  return {
    async fetch(request, env) {
      const { method, url } = request;
      if (method === 'GET' || method === 'HEAD') {
        // A page that is kept costs a look-up: nothing is parsed for it.
        const query = url.indexOf('?');
        const kept = cache.get(query < 0 ? url : url.slice(0, query));
        if (kept) return kept.answer(asked(request, env), method === 'HEAD');
      }
      return app.fetch(request, env ?? {});
    },
  };
}
