import { BLOG } from './post-page.ts';
import type { SitePage } from './site-page.ts';

/** What search engines read of a page beside its words: whose site the home page is, and what a post is. Shape: page, its address and picture → schema.org record; undefined for other pages. */
function recordOf(
  { answer: { page }, site, origin }: SitePage,
  canonical: string,
  image: string,
): object | undefined {
  const { settings } = site;
  const publisher = {
    '@type': 'Organization',
    name: settings.company_name,
    url: `${origin}/`,
  };
  if (page.is_homepage)
    return {
      '@type': 'WebSite',
      name: settings.company_name,
      url: canonical,
      inLanguage: settings.locale,
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    };
  if (!page.slug.startsWith(BLOG)) return undefined;
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    ...(page.excerpt && { description: page.excerpt }),
    ...(image && { image }),
    datePublished: page.publish_date,
    dateModified: page.updated_at,
    ...(page.author && { author: { '@type': 'Person', name: page.author.displayName } }),
    mainEntityOfPage: canonical,
    publisher,
  };
}

/** The record as an element of the head; '' for a page without one. Data, which no browser runs. */
export function structuredData(page: SitePage, canonical: string, image: string): string {
  const record = recordOf(page, canonical, image);
  if (!record) return '';
  // No text can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...record }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
