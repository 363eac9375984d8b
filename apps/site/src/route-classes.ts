/**
 * Kind of answer of a route of the site.
 * - `sensitive`: takes or shows credentials, tokens, addresses or payments; drawn in the fixed frame with a strict policy.
 * - `author`: shows content of the site's authors, who may run scripts on it.
 * - `redirect`: takes a code or a wish and leads on; shows nothing.
 * - `data`: a file or a document for programs, which runs nothing.
 */
export type RouteClass = 'sensitive' | 'author' | 'redirect' | 'data';

/** Class of every route of the site, by its pattern. A test fails for a route that is missing here. */
export const ROUTE_CLASSES: Readonly<Record<string, RouteClass>> = {
  '/sign-in': 'sensitive',
  '/forgot-password': 'sensitive',
  '/reset-password': 'sensitive',
  '/make-account': 'sensitive',
  '/user-profile': 'sensitive',
  '/cart': 'sensitive',
  '/checkout': 'sensitive',
  '/checkout/review': 'sensitive',
  '/order/:guid': 'sensitive',
  '/documents/:guid': 'sensitive',
  '/search': 'author',
  '/cookies': 'author',
  '/*': 'author',
  '/staff-view': 'redirect',
  '/robots.txt': 'data',
  '/sitemap.xml': 'data',
  '/feed.xml': 'data',
  '/newsletter/feed.xml': 'data',
  '/favicon.ico': 'data',
  '/_org/icon.svg': 'data',
  '/_org/card.png': 'data',
  '/_org/:file': 'data',
  '/_org/email/:id': 'data',
};
