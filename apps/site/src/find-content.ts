import { type ApiClient, isApiError } from '@org/api-client';
import {
  ARCHIVE_PAGE,
  BLOG_PAGE,
  BLOG_PATH,
  PRODUCT_PATH,
  STORE_CATEGORY_PATH,
  STORE_PAGE,
} from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { findInArchive, listArchive } from './archive-pages.ts';
import { blogPage } from './blog-page.ts';
import { findCategory, findProduct } from './find-shop.ts';
import type { FoundContent } from './found-content.ts';
import { postPage, postSlug, type SitePost } from './post-page.ts';
import { categoryPage, productPage, storePage } from './shop-pages.ts';
import type { PageAnswer } from './site-page.ts';
import { MAX_SEGMENT } from './site-path.ts';
import type { SitemapEntry } from './sitemap.ts';

const PART = 200;
/** Posts that a sitemap names at most: it may hold 50,000 addresses, and is read by machines. */
const MOST = 5000;

/** A page's slug and the number of a part of its lists, from 2 on. */
const PART_OF = /^(?:(.+)\/)?([1-9]\d{0,5})$/;

/** Returns the page at a slug as visitors see it; to staff also one that visitors do not see. Undefined if there is none. */
export async function findPage(api: ApiClient, slug: string): Promise<PageAnswer | undefined> {
  try {
    return await api.call(apiContract.pages.publicGet, { query: { slug, live: true } });
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

/** The rest of a path behind what it begins with; undefined where it begins otherwise, or has further parts. */
function nameBehind(slug: string, path: string): string | undefined {
  const name = slug.startsWith(path) ? slug.slice(path.length) : '';
  return name === '' || name.length > MAX_SEGMENT || name.includes('/') ? undefined : name;
}

/** The product or the category of the shop at a slug. */
async function findInShop(api: ApiClient, slug: string): Promise<FoundContent | undefined> {
  const productName = nameBehind(slug, PRODUCT_PATH);
  const found = productName === undefined ? undefined : await findProduct(api, productName);
  if (found)
    return {
      part: 1,
      product: found.product,
      page: async () => productPage(found.product, found.related, await findPage(api, '')),
    };
  const categoryName = nameBehind(slug, STORE_CATEGORY_PATH);
  const category = categoryName === undefined ? undefined : await findCategory(api, categoryName);
  return category && { part: 1, page: async () => categoryPage(category, await findPage(api, '')) };
}

/** The page at a slug. Without a page of the site's own, the blog lists all posts once there are any, and the shop its products or that there are none. */
async function findWhole(api: ApiClient, slug: string): Promise<PageAnswer | undefined> {
  const page = await findPage(api, slug);
  if (!page && slug === STORE_PAGE) return storePage(await findPage(api, ''));
  if (page || slug !== BLOG_PAGE) return page;
  const { total } = await api.call(apiContract.posts.publicList, { query: { itemsPerPage: 1 } });
  return total > 0 ? blogPage(await findPage(api, '')) : undefined;
}

/**
 * The page or the post at a slug, or nothing where visitors have neither. A post stands in the frame of the home page.
 * A number at the end names a part of the lists of the page above it.
 */
export async function findContent(api: ApiClient, slug: string): Promise<FoundContent | undefined> {
  const name = postSlug(slug);
  const post = name === undefined ? undefined : await findPost(api, name);
  if (post) return { part: 1, page: async (site) => postPage(post, site, await findPage(api, '')) };
  const inShop = await findInShop(api, slug);
  if (inShop) return inShop;
  const whole = await findWhole(api, slug);
  if (whole) return { part: 1, page: () => whole };
  const [, above = '', number = '1'] = PART_OF.exec(slug) ?? [];
  const part = Number(number);
  const page = part > 1 ? await findWhole(api, above) : undefined;
  if (page) return { part, page: () => page };
  return findInArchive(api, slug, () => findPage(api, ''));
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
        .map(({ slug, updated_at }) => ({ slug: `${BLOG_PATH}${slug}`, updated_at })),
    );
    if (currentPage * PART >= total) break;
  }
  return found;
}

/** Addresses of the shop, its categories and the products that visitors buy; without those that search engines shall not find. */
async function shopAddresses(api: ApiClient): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  for (let currentPage = 1; found.length < MOST; currentPage++) {
    const { rows, total } = await api.call(apiContract.store.list, {
      query: { currentPage, itemsPerPage: PART },
    });
    found.push(
      ...rows
        .filter(({ noindex }) => !noindex)
        .map(({ slug }) => ({ slug: `${PRODUCT_PATH}${slug}` })),
    );
    if (currentPage * PART >= total) break;
  }
  if (found.length === 0) return [];
  const { rows } = await api.call(apiContract.productCategories.publicList, {
    query: { limit: -1 },
  });
  return [
    { slug: STORE_PAGE },
    ...rows.map(({ slug }) => ({ slug: `${STORE_CATEGORY_PATH}${slug}` })),
    ...found,
  ];
}

/** Addresses of the emails in the archive; none for a site without any. */
async function archiveAddresses(api: ApiClient): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  for (let currentPage = 1; found.length < MOST; currentPage++) {
    const { rows, total } = await listArchive(api, currentPage, PART);
    found.push(...rows.map(({ path, sent_at }) => ({ slug: path, updated_at: sent_at })));
    if (currentPage * PART >= total) break;
  }
  return found.length > 0 ? [{ slug: ARCHIVE_PAGE }, ...found] : [];
}

/** Addresses of everything that search engines shall find on a site. */
export async function siteAddresses(api: ApiClient): Promise<SitemapEntry[]> {
  const [pages, posts, shop, archive] = await Promise.all([
    api.call(apiContract.pages.sitemap),
    postAddresses(api),
    shopAddresses(api),
    archiveAddresses(api),
  ]);
  // A site may have its own pages for the shop and the archive.
  const own = new Set(pages.rows.map(({ slug }) => slug));
  return [...pages.rows, ...posts, ...[...shop, ...archive].filter(({ slug }) => !own.has(slug))];
}
