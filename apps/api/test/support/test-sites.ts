import type { IncomingMessage } from 'node:http';
import { createSite } from '@org/site';
import { openChangeFeed } from '../../src/kernel/events/change-feed.ts';
import { dispatch } from '../../src/kernel/http/dispatch.ts';
import { openSites } from '../../src/kernel/http/open-sites.ts';
import { ADMIN_ORIGIN, ALPHA_SITE, type TestApi } from './test-api.ts';
import { testConfig } from './test-config.ts';
import { TEST_SECRET } from './test-constants.ts';

/** Response of a site. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sites on an API in the same process, notified of its changes. */
export interface TestSites {
  /** Handler that a server would be started with. */
  readonly serve: ReturnType<typeof dispatch>;
  /**
   * Sends a request as an anonymous visitor.
   * @param path - path with query
   * @param origin - origin of the site
   * @returns response
   */
  get(path: string, origin?: string): Promise<SiteAnswer>;
  /**
   * Sends a request as a browser.
   * @param origin - origin of the site
   * @param more - more headers
   * @returns response
   */
  visit(
    path: string,
    cookie: string,
    origin?: string,
    more?: Readonly<Record<string, string>>,
  ): Promise<SiteAnswer>;
  close(): Promise<void>;
}

/** Opens the sites of a test's API. */
export async function testSites({ api, database, dataDir }: TestApi): Promise<TestSites> {
  const feed = await openChangeFeed(database.appUrl, () => undefined);
  const sites = openSites(createSite, {
    api,
    feed,
    config: testConfig(dataDir),
    secret: TEST_SECRET,
  });
  const serve = dispatch({ api, ...sites, adminOrigin: ADMIN_ORIGIN });
  const visit: TestSites['visit'] = async (path, cookie, origin = ALPHA_SITE, more = {}) => {
    const { host } = new URL(origin);
    const headers = { host, ...(cookie && { cookie }), ...more };
    const incoming = { url: path, headers } as unknown as IncomingMessage;
    const answer = await serve(new Request(`${origin}${path}`, { headers }), { incoming });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    serve,
    visit,
    get: (path, origin) => visit(path, '', origin),
    close: feed.close,
  };
}
