/**
 * Header by which scripts of sensitive pages prove that they run on one: authors' scripts cannot read the token of such a page.
 */
export const PAGE_TOKEN_HEADER = 'x-page-token';
/** Name of the `meta` element that holds the token of a sensitive page. */
export const PAGE_TOKEN_NAME = 'page-token';

/**
 * Returns true for a request by a script or an element of a page, and false for navigation, form submissions and programs.
 * Browsers set these headers, and scripts cannot forge them.
 */
export function isPartOfPage(headers: Pick<Headers, 'get'>): boolean {
  const destination = headers.get('sec-fetch-dest');
  return destination !== null && destination !== 'document';
}
