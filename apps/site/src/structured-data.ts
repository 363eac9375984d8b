import { BLOG_PATH, STORE_CATEGORY_PATH, STORE_PAGE, WEEKDAYS } from '@org/schema';
import type { SitePage } from './site-page.ts';

/**
 * Returns the schema.org record of a page: the organization of the home page, or the post. Takes page, its URL and picture.
 * @returns record; undefined for other pages
 */
function getRecord(
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
  if (page.is_homepage && settings.opening_hours.weekly.length > 0)
    return {
      '@type': 'LocalBusiness',
      name: settings.company_name,
      url: canonical,
      ...(image && { image }),
      ...(settings.phone && { telephone: settings.phone }),
      ...(settings.email && { email: settings.email }),
      openingHoursSpecification: settings.opening_hours.weekly.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${WEEKDAYS[day - 1]}`,
        opens,
        closes,
      })),
      specialOpeningHoursSpecification: settings.opening_hours.exceptions.map(
        ({ date, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          // The same time twice says that it is closed.
          opens: opens || '00:00',
          closes: closes || '00:00',
        }),
      ),
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
  if (!page.slug.startsWith(BLOG_PATH)) return undefined;
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

/**
 * Returns the breadcrumbs of a product.
 * @returns schema.org breadcrumbs
 */
function getBreadcrumbs({ shop, origin }: SitePage, canonical: string): object | undefined {
  const product = shop?.current;
  if (!product) return undefined;
  const [category] = product.categories;
  const steps = [
    { name: 'Store', item: `${origin}/${STORE_PAGE}` },
    ...(category
      ? [{ name: category.category, item: `${origin}/${STORE_CATEGORY_PATH}${category.slug}` }]
      : []),
    { name: product.name, item: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/**
 * Returns the product of a page.
 * @returns schema.org product with its offer; undefined for other pages
 */
function getProduct(
  { shop, site }: SitePage,
  canonical: string,
  image: string,
): object | undefined {
  const product = shop?.current;
  if (!product) return undefined;
  const { min, max } = product.priceRange;
  const isThere = product.stockStatus === 'in stock' || product.stockStatus === 'partial';
  const shared = {
    priceCurrency: site.settings.currency,
    availability: `https://schema.org/${isThere ? 'InStock' : product.allowBackorder ? 'BackOrder' : 'OutOfStock'}`,
    url: canonical,
  };
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: canonical,
    ...(product.excerpt && { description: product.excerpt }),
    ...(image && { image }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers:
      min === max
        ? { '@type': 'Offer', price: min, ...shared }
        : {
            '@type': 'AggregateOffer',
            lowPrice: min,
            highPrice: max,
            offerCount: product.numberOfVariants,
            ...shared,
          },
  };
}

/** The record as elements of the head; '' for a page without one. Data, which no browser runs. */
export function structuredData(page: SitePage, canonical: string, image: string): string {
  const records = [
    getProduct(page, canonical, image) ?? getRecord(page, canonical, image),
    getBreadcrumbs(page, canonical),
  ];
  return records
    .filter((record) => record !== undefined)
    .map((record) => {
      // No text can end the element.
      const json = JSON.stringify({ '@context': 'https://schema.org', ...record }).replaceAll(
        '<',
        String.raw`\u003c`,
      );
      return `<script type="application/ld+json">${json}</script>`;
    })
    .join('');
}
