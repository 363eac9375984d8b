import { type ApiClient, isApiError } from '@org/api-client';
import { BLOG_PAGE } from '@org/blocks/definitions';
import { apiContract } from '@org/schema';
import { blogPage } from './blog-page.ts';
import { BLOG, postPage, postSlug, type SitePost } from './post-page.ts';
import type { PageAnswer, SiteAnswer } from './site-page.ts';
import type { SitemapEntry } from './sitemap.ts';

const PART = 200;
/** Posts that a sitemap names at most: it may hold 50,000 addresses, and is read by machines. */
const MOST = 5000;

/** A page's slug and the number of a part of its lists, from 2 on. */
const PART_OF = /^(?:(.+)\/)?([1-9]\d{0,5})$/;

/** What visitors find at a slug. */
export interface FoundContent {
  /** Told the site, it is a page to render. */
  readonly page: (site: SiteAnswer) => PageAnswer | Promise<PageAnswer>;
  /** Which part of the page's lists the address names, from 1. */
  readonly part: number;
}

/** The page at a slug, or nothing where visitors have none there. Source: PAGE-010. */
export async function findPage(api: ApiClient, slug: string): Promise<PageAnswer | undefined> {
  try {
    return await api.call(apiContract.pages.publicGet, { query: { slug } });
  } catch (error) {
    if (isApiError(error, 'page_not_found')) return undefined;
    throw error;
  }
}

async function findPost(api: ApiClient, slug: string): Promise<SitePost | undefined> {
  try {
    return (await api.call(apiContract.posts.publicGet, { query: { slug } })).post;
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined;
    throw error;
  }
}

/** The page at a slug; at that of the blog a list of all posts, where the site has no page of its own there and posts to list. */
async function findWhole(api: ApiClient, slug: string): Promise<PageAnswer | undefined> {
  const page = await findPage(api, slug);
  if (page || slug !== BLOG_PAGE) return page;
  const { total } = await api.call(apiContract.posts.publicList, { query: { itemsPerPage: 1 } });
  return total > 0 ? blogPage(await findPage(api, '')) : undefined;
}

/**
 * The page or the post at a slug, or nothing where visitors have neither. A post stands in the frame of the home page.
 * A number at the end names a part of the lists of the page above it.
 * Source: PAGE-010, BLOG-003.
 */
export async function findContent(api: ApiClient, slug: string): Promise<FoundContent | undefined> {
  const name = postSlug(slug);
  const post = name === undefined ? undefined : await findPost(api, name);
  if (post) return { part: 1, page: async (site) => postPage(post, site, await findPage(api, '')) };
  const whole = await findWhole(api, slug);
  if (whole) return { part: 1, page: () => whole };
  const [, above = '', number = '1'] = PART_OF.exec(slug) ?? [];
  const part = Number(number);
  const page = part > 1 ? await findWhole(api, above) : undefined;
  return page && { part, page: () => page };
}

/** Addresses of the posts that visitors see, newest first; without those that search engines shall not find. */
async function postAddresses(api: ApiClient): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  for (let currentPage = 1; found.length < MOST; currentPage++) {
    const { rows, total } = await api.call(apiContract.posts.publicList, {
      query: { currentPage, itemsPerPage: PART },
    });
    found.push(
      ...rows
        .filter(({ noindex }) => !noindex)
        .map(({ slug, updated_at }) => ({ slug: `${BLOG}${slug}`, updated_at })),
    );
    if (currentPage * PART >= total) break;
  }
  return found;
}

/** Addresses of everything that search engines shall find on a site. */
export async function siteAddresses(api: ApiClient): Promise<SitemapEntry[]> {
  const [pages, posts] = await Promise.all([
    api.call(apiContract.pages.sitemap),
    postAddresses(api),
  ]);
  return [...pages.rows, ...posts];
}
