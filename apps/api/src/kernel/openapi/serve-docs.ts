import { allRoutes } from '@org/schema/contract';
import { PRODUCT_VERSION } from '../config/product-version.ts';
import type { App } from '../http/build-app.ts';
import { secureHeaders } from '../http/security-headers.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

/** Paths of the API's description: for programs, and for people. */
const DOCS_PATHS = { document: '/api/v1/openapi.json', page: '/api/v1/docs' } as const;

/** Content security policy of the page, which has only its own style. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function answer(body: string, type: string, policy: string): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': 'no-cache' });
  secureHeaders(headers, policy);
  return new Response(body, { headers });
}

/** Serves the description of the API. Under https, cookies have other names in it. */
export function addDocs(app: App, isSecure: boolean): void {
  let made: { readonly document: string; readonly page: string } | undefined;
  /** Returns the description, which is created on the first request. */
  const describeApi = (): { readonly document: string; readonly page: string } => {
    if (made) return made;
    const document = openApiDocument(allRoutes(), { version: PRODUCT_VERSION, isSecure });
    made = { document: JSON.stringify(document), page: docsPage(document) };
    return made;
  };
  app.get(DOCS_PATHS.document, () =>
    answer(describeApi().document, 'application/json; charset=utf-8', PAGE_POLICY),
  );
  for (const path of [DOCS_PATHS.page, `${DOCS_PATHS.page}/`])
    app.get(path, () => answer(describeApi().page, 'text/html; charset=utf-8', PAGE_POLICY));
}
