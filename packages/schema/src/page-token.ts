/** Header by which scripts of sensitive pages show that they run on one: authors' scripts cannot read the token of such a page. */
export const PAGE_TOKEN_HEADER = 'x-page-token';
/** Name of the `meta` element that holds the token of a sensitive page. */
export const PAGE_TOKEN_NAME = 'page-token';

/**
 * Returns true for a request that a script or an element of a page made, and false for people who open a page or send a form, and
 * for programs. Browsers say so themselves, and let no script forge it.
 */
export function isPartOfPage(headers: Pick<Headers, 'get'>): boolean {
  const destination = headers.get('sec-fetch-dest');
  return destination !== null && destination !== 'document';
}
