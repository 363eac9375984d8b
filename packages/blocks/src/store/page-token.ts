import { PAGE_TOKEN_HEADER, PAGE_TOKEN_NAME } from '@org/schema';

/** Returns the headers by which a script asks for a sensitive page: those of a browser, and the token of the page that it runs on. */
export function sensitivePageHeaders(doc: Document): Record<string, string> {
  const meta = doc.querySelector<HTMLMetaElement>(`meta[name="${PAGE_TOKEN_NAME}"]`);
  return {
    accept: 'text/html,application/xhtml+xml',
    ...(meta && { [PAGE_TOKEN_HEADER]: meta.content }),
  };
}
