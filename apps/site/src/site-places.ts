import { escapeHtml } from '@org/content/html';
import { type apiContract, type RouteResponse, STORE_PAGE } from '@org/schema';

/** Somewhere that visitors can go to, as the API answers it. */
export type Place = Pick<
  RouteResponse<typeof apiContract.site.lost>['suggestions'][number],
  'title' | 'path' | 'excerpt'
>;

/** Markup of the site's own that stands below the blocks of a page, with its styles. */
export interface SiteExtra {
  readonly html: string;
  readonly css: string;
}

const CSS = `
.org-find{display:block;inline-size:min(100% - 2 * var(--org-gutter),45rem);margin:0 auto;padding-block:2rem 4rem;line-height:1.6}
.org-find form{display:flex;gap:.5rem}
.org-find input{flex:1;min-inline-size:0;padding:.7rem .9rem;border:1px solid var(--org-color-border);border-radius:var(--org-radius);background:var(--org-color-surface);color:inherit;font:inherit}
.org-find button{padding:.7rem 1.2rem;border:0;border-radius:var(--org-radius);background:var(--org-color-primary);color:var(--org-color-on-primary);font:inherit;font-weight:600;cursor:pointer}
.org-find :focus-visible{outline:3px solid var(--org-color-link);outline-offset:2px}
.org-find h1{margin:0 0 1rem;font-size:clamp(1.8rem,5vw,2.5rem);line-height:1.2}
.org-find h2{margin:2rem 0 .5rem;font-size:1.1rem}
.org-find ul{margin:1rem 0 0;padding:0;list-style:none}
.org-find li{padding-block:1rem;border-block-start:1px solid var(--org-color-border)}
.org-find a{color:var(--org-color-link)}
.org-find li>a{font-size:1.15rem;font-weight:600;overflow-wrap:anywhere}
.org-find p{margin:.5rem 0 0;color:var(--org-color-muted);overflow-wrap:anywhere}
.org-find nav{display:flex;justify-content:space-between;gap:1rem;padding-block-start:1rem}`;

function form(asked: string): string {
  return `<form action="/search" role="search"><input type="search" name="q" value="${escapeHtml(asked)}" aria-label="Search this site" placeholder="Search this site" maxlength="200"><button>Search</button></form>`;
}

function list(places: readonly Place[]): string {
  const items = places.map(
    ({ title, path, excerpt }) =>
      `<li><a href="/${escapeHtml(path)}">${escapeHtml(title)}</a>${excerpt ? `<p>${escapeHtml(excerpt)}</p>` : ''}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** Renders help for a missing page: similar or main pages, and a search. */
export function lostExtra(
  lost: Pick<RouteResponse<typeof apiContract.site.lost>, 'isAlike' | 'suggestions'>,
): SiteExtra {
  const words = lost.isAlike ? 'Were you looking for one of these?' : 'Pages of this site';
  const places = lost.suggestions.length > 0 ? `<h2>${words}</h2>${list(lost.suggestions)}` : '';
  return { css: CSS, html: `<div class="org-find">${form('')}${places}</div>` };
}

/** Part of what a search has found. */
export interface SearchPart {
  /** Typed query. */
  readonly asked: string;
  readonly places: readonly Place[];
  /** Matching products of the shop: above the pages, or below them if they only match corrected terms. @default none */
  readonly products?: readonly Place[];
  /** Search terms that the products match, where the shop has none for those that were typed. */
  readonly didYouMean?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly hasMore: boolean;
}

/** Letters below which nothing is searched for. */
const FEWEST = 2;

/** True for what is long enough to be searched for. */
export function isSearchable(asked: string): boolean {
  return [...asked.trim()].length >= FEWEST;
}

function said({ asked, places, products = [], didYouMean, page }: SearchPart): string {
  if (!isSearchable(asked)) return asked ? '<p role="status">Type at least two letters.</p>' : '';
  if (products.length > 0 && didYouMean !== undefined && places.length === 0)
    return `<p role="status">No results for “${escapeHtml(asked)}”. Showing results for <strong>${escapeHtml(didYouMean)}</strong>.</p>`;
  if (places.length + products.length > 0) return '';
  return page > 1
    ? '<p role="status">There is nothing more.</p>'
    : `<p role="status">No results for “${escapeHtml(asked)}”. Try fewer or shorter words.</p>`;
}

/** A search of the site with what it has found. */
export function searchExtra(part: SearchPart): SiteExtra {
  const { asked, places, products = [], didYouMean, page, hasMore } = part;
  const terms = (didYouMean ?? asked).trim();
  const link = (to: number, words: string, rel: string): string =>
    `<a rel="${rel}" href="/search?${escapeHtml(new URLSearchParams({ q: asked, page: String(to) }).toString())}">${words}</a>`;
  const pager =
    page > 1 || hasMore
      ? `<nav aria-label="Result pages">${page > 1 ? link(page - 1, '← Earlier', 'prev') : '<span></span>'}${hasMore ? link(page + 1, 'More →', 'next') : ''}</nav>`
      : '';
  const all = escapeHtml(`/${STORE_PAGE}?${new URLSearchParams({ search: terms })}`);
  const isBoth = products.length > 0 && places.length > 0;
  const title =
    isBoth && didYouMean !== undefined ? `Products for “${escapeHtml(terms)}”` : 'Products';
  const inShop =
    products.length > 0
      ? `<h2>${title}</h2>${list(products)}<p><a href="${all}">View all products for “${escapeHtml(terms)}”</a></p>`
      : '';
  const onPages =
    places.length > 0 ? `${isBoth ? '<h2>Pages and posts</h2>' : ''}${list(places)}` : '';
  // Pages with the typed terms come before products of other terms.
  const found = didYouMean === undefined ? inShop + onPages : onPages + inShop;
  return {
    css: CSS,
    html: `<div class="org-find"><h1>Search</h1>${form(asked)}${said(part)}${found}${pager}</div>`,
  };
}
