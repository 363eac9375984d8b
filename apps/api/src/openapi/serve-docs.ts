import { allRoutes } from '@org/schema';
import { secureHeaders } from '../http/security-headers.ts';
import { PRODUCT_VERSION } from '../product-version.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

/** Where the API is described: for programs, and for people. */
export const DOCS_PATHS = { document: '/api/v1/openapi.json', page: '/api/v1/docs' } as const;

/** The page has a style of its own and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let made: { readonly document: string; readonly page: string } | undefined;

/** The description of the API, made when somebody first asks for it. */
function describeApi(): { readonly document: string; readonly page: string } {
  if (made) return made;
  const document = openApiDocument(allRoutes(), PRODUCT_VERSION);
  made = { document: JSON.stringify(document), page: docsPage(document) };
  return made;
}

function answer(body: string, type: string, policy: string): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': 'no-cache' });
  secureHeaders(headers, policy);
  return new Response(body, { headers });
}

/** Serves the description as an OpenAPI document. */
export function serveDocument(): Response {
  return answer(describeApi().document, 'application/json; charset=utf-8', PAGE_POLICY);
}

/** Serves the description as a page. */
export function serveDocs(): Response {
  return answer(describeApi().page, 'text/html; charset=utf-8', PAGE_POLICY);
}
