import type { PAGE_TOKEN_HEADER, PAGE_TOKEN_NAME } from '@org/schema';

// Page scripts must not load the schemas: the compiler compares these copies with the constants.
const HEADER: typeof PAGE_TOKEN_HEADER = 'x-page-token';
const NAME: typeof PAGE_TOKEN_NAME = 'page-token';

/** Returns the headers by which a script requests a sensitive page: those of a browser, and the token of its own page. */
export function sensitivePageHeaders(doc: Document): Record<string, string> {
  const meta = doc.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`);
  return {
    accept: 'text/html,application/xhtml+xml',
    ...(meta && { [HEADER]: meta.content }),
  };
}
