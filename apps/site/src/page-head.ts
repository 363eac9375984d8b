import { createHash } from 'node:crypto';
import { partAddress } from '@org/blocks/definitions';
import { ARCHIVE_FEED_PATH } from '@org/blocks/site-pages';
import { escapeHtml } from '@org/content/html';
import { BLOG_PAGE, BLOG_PATH, CARD_SIZE, PRODUCT_PATH } from '@org/schema';
import { keywordList } from '@org/schema/entities';
import { CARD_PATH, ICON_PATH } from './asset-paths.ts';
import type { ShopData, SitePage } from './site-page.ts';
import { structuredData } from './structured-data.ts';

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/**
 * An address as links outside the page need it. Takes absolute address or path.
 * @returns absolute address; '' for anything else
 */
function absolute(address: string, origin: string): string {
  if (address === '' || !URL.canParse(address, origin)) return '';
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
}

/** Returns the path of the feed that a page's content is in; undefined for none. */
function feedPath({ answer: { page }, view }: SitePage): string | undefined {
  if (page.slug === BLOG_PAGE || page.slug.startsWith(BLOG_PATH)) return '/feed.xml';
  return view?.name === 'newsletter' || view?.name === 'archivedEmail'
    ? ARCHIVE_FEED_PATH
    : undefined;
}

/** Returns the Open Graph type of a page. */
function ogType(slug: string): string {
  if (slug.startsWith(PRODUCT_PATH)) return 'product';
  return slug.startsWith(BLOG_PATH) ? 'article' : 'website';
}

/**
 * Returns the URL that search engines index a page under: its canonical or its own URL, with one for each page of its lists.
 * Pages of the site itself, such as the cart or a 404, have none: ''.
 */
export function canonicalUrl({
  answer: { page },
  origin,
  part = 1,
  shop,
}: Omit<SitePage, 'shop'> & { readonly shop?: Pick<ShopData, 'state'> | undefined }): string {
  const chosen = absolute(page.canonical_url ?? '', origin);
  const place = { slug: page.slug, isHomepage: page.is_homepage };
  // A page that names itself has other content on the further pages of its lists.
  const isItself = part > 1 && chosen === absolute(partAddress(place, 1), origin);
  if (chosen && !isItself) return chosen;
  if (page.slug === '' && !page.is_homepage) return '';
  const own = absolute(partAddress(place, part), origin);
  const { currentPage = 1 } = shop?.state ?? {};
  return currentPage > 1 ? `${own}?currentPage=${currentPage}` : own;
}

/** Returns the text of the drawn sharing picture. */
function cardAlt({ answer: { page }, site }: SitePage): string {
  return [page.title, site.settings.company_name].filter(Boolean).join(' – ');
}

/** Address of the drawn picture: another one whenever what it shows is another, so that it may be kept. */
function cardAddress(input: SitePage): string {
  const { page } = input.answer;
  const { theme, main_logo } = input.site.settings;
  const shown = [cardAlt(input), theme.primary, theme.tertiary, main_logo].join('\n');
  const v = createHash('sha256').update(shown).digest('hex').slice(0, 10);
  const query = new URLSearchParams({ path: page.is_homepage ? '' : page.slug, v });
  return new URL(`${CARD_PATH}?${query}`, input.origin).href;
}

/** Renders the data that search engines and previews read. The focus keyphrase is a note of the author and stays out. */
export function pageHead(input: SitePage): string {
  const { page } = input.answer;
  const { settings, tenant } = input.site;
  const { seo } = settings;
  const suffix = seo.title_suffix ? ` ${seo.title_suffix}` : '';
  const { part = 1 } = input;
  const partName = part > 1 ? ` – page ${part}` : '';
  const title = page.meta_title
    ? `${page.meta_title}${partName}`
    : `${page.title}${partName}${suffix}`;
  const description = page.meta_description || page.excerpt || (seo.meta_description ?? '');
  const canonical = canonicalUrl(input);
  const favicon = absolute(settings.favicon || tenant.favicon, input.origin);
  const chosen = absolute(page.og_image || page.image || (seo.og_image ?? ''), input.origin);
  // Where nobody has chosen a picture one is drawn, for pages of authors that may be found.
  const isDrawn = chosen === '' && !input.view && !page.noindex && !seo.noindex;
  const drawn = isDrawn ? cardAddress(input) : '';
  const feed = feedPath(input);
  const image = chosen || drawn;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywordList(page.meta_keywords ?? '').join(', ')),
    page.noindex || seo.noindex ? meta('name', 'robots', 'noindex') : '',
    meta('name', 'google-site-verification', seo.google_verification ?? ''),
    meta('name', 'msvalidate.01', seo.bing_verification ?? ''),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', ogType(page.slug)),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', settings.company_name),
    meta('property', 'og:locale', settings.locale.replace('-', '_')),
    meta('property', 'og:image', image),
    drawn ? meta('property', 'og:image:width', String(CARD_SIZE.width)) : '',
    drawn ? meta('property', 'og:image:height', String(CARD_SIZE.height)) : '',
    drawn ? meta('property', 'og:image:alt', cardAlt(input)) : '',
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    favicon
      ? `<link rel="icon" href="${escapeHtml(favicon)}">`
      : `<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">`,
    feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(settings.company_name)}" href="${feed}">`
      : '',
    page.noindex || seo.noindex ? '' : structuredData(input, canonical, chosen),
  ].join('');
}
