import type { PageThreads } from '@org/site';
import type { Config } from '../config/config.ts';
import type { ChangeFeed } from '../events/change-feed.ts';
import type { RequestHandler } from './build-app.ts';
import { pageNotes } from './page-notes.ts';
import { pageTokens } from './page-token.ts';
import { previewSite } from './preview-site.ts';
import type { CreateSite, Site, SiteParts } from './site-parts.ts';

/** The sites of a process: as visitors get them, and as holders of preview links do. */
export interface Sites {
  readonly site: Site;
  readonly preview: Site;
}

/** Opens the sites over the API of the same process: its calls go over no network. */
export function openSites(
  createSite: CreateSite,
  {
    api,
    feed,
    config,
    threads,
    secret,
  }: {
    readonly api: RequestHandler;
    readonly feed: Pick<ChangeFeed, 'subscribe'>;
    /** The application's secret, by which pages and the API know each other. */
    readonly secret: string;
    readonly threads?: PageThreads | undefined;
    readonly config: Pick<Config, 'adminOrigin' | 'siteHostSuffix'>;
  },
): Sites {
  const parts: SiteParts = {
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    onChange: feed.subscribe,
    adminOrigin: config.adminOrigin,
    siteHostSuffix: config.siteHostSuffix,
    threads,
    pageTokens: pageTokens(secret),
    pageNotes: pageNotes(secret),
  };
  return { site: createSite(parts), preview: previewSite(createSite, parts) };
}
