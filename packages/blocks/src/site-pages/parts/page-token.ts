import type { PAGE_TOKEN_HEADER, PAGE_TOKEN_NAME } from '@org/schema';

// Page scripts must not load the schemas: the compiler compares these copies with the constants.
const HEADER: typeof PAGE_TOKEN_HEADER = 'x-page-token';
const NAME: typeof PAGE_TOKEN_NAME = 'page-token';

/** Returns the token of a sensitive page; undefined on other pages. */
export function pageToken(doc: Document): string | undefined {
  return doc.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
}

/** Returns the headers for requesting a sensitive page from a script: those of a browser, and the token of the current page. */
export function sensitivePageHeaders(doc: Document): Record<string, string> {
  const token = pageToken(doc);
  return { accept: 'text/html,application/xhtml+xml', ...(token && { [HEADER]: token }) };
}
