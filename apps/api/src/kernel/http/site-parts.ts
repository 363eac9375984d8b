import type { PageThreads } from '@org/site';
import type { Change } from '../events/change-feed.ts';
import type { AppBindings } from './build-app.ts';

import type { PageNotes } from './page-notes.ts';
import type { PageTokens } from './page-token.ts';

/** The public site, as its app makes it. */
export interface Site {
  fetch(request: Request, env?: Pick<AppBindings, 'incoming'>): Promise<Response>;
}

/** Dependencies of a site in this process. */
export interface SiteParts {
  readonly fetch: typeof fetch;
  readonly onChange: (listener: (change: Change) => void) => () => void;
  readonly adminOrigin: string;
  readonly siteHostSuffix: string;
  readonly pageTokens: PageTokens;
  readonly pageNotes: Pick<PageNotes, 'open'>;
  /** Does the work of large pages. */
  readonly threads?: PageThreads | undefined;
  /** False where visits are nobody's. @default true */
  readonly isCounted?: boolean | undefined;
}

/** Makes the site. */
export type CreateSite = (parts: SiteParts) => Site;
