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

/** What serves the description of the API, which is made when somebody first asks for it. */
export interface DocsHandlers {
  /** Serves the description as an OpenAPI document. */
  serveDocument(): Response;
  /** Serves the description as a page. */
  serveDocs(): Response;
}

function answer(body: string, type: string, policy: string): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': 'no-cache' });
  secureHeaders(headers, policy);
  return new Response(body, { headers });
}

/** Creates the handlers that describe the API of an installation, whose cookies have other names under https. */
export function docsHandlers(isSecure: boolean): DocsHandlers {
  let made: { readonly document: string; readonly page: string } | undefined;
  const describeApi = (): { readonly document: string; readonly page: string } => {
    if (made) return made;
    const document = openApiDocument(allRoutes(), { version: PRODUCT_VERSION, isSecure });
    made = { document: JSON.stringify(document), page: docsPage(document) };
    return made;
  };
  return {
    serveDocument: () =>
      answer(describeApi().document, 'application/json; charset=utf-8', PAGE_POLICY),
    serveDocs: () => answer(describeApi().page, 'text/html; charset=utf-8', PAGE_POLICY),
  };
}
