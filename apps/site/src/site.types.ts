import type { SiteChange } from './page-cache.ts';
import type { PageThreads } from './page-threads.ts';

/** Options of the sites. */
export interface SiteOptions {
  /** Reaches the API: over the network, or within the process. */
  readonly fetch: typeof fetch;
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly onChange: (listener: (change: SiteChange) => void) => () => void;
  /** Origin of the admin, which may frame the sites. */
  readonly adminOrigin: string;
  /** Suffix of the host names that come with the product, such as `localhost`. */
  readonly siteHostSuffix: string;
  /** False where visits are nobody's, such as those of a preview. @default true */
  readonly isCounted?: boolean | undefined;
  /** Makes and checks the tokens of sensitive pages. @default none: their scripts are answered as those of other pages */
  readonly pageTokens?:
    | {
        create(host: string, cookies: string): string;
        isValid(token: string | null, host: string, cookies: string): boolean;
      }
    | undefined;
  /** Opens the notes that the API has signed for the next page. @default none: no notes are shown */
  readonly pageNotes?: { open(cookies: string, host: string): string } | undefined;
  /** Threads for large pages. @default none: they are rendered inline, and block other requests */
  readonly threads?: PageThreads | undefined;
  /** Told of what went wrong without a visitor's doing. @default written to standard error */
  readonly onError?: ((error: unknown, what: string) => void) | undefined;
  /** Reports problems that visitors did not notice. @default written to standard error */
  readonly onWarning?: ((message: string, what: string) => void) | undefined;
}

/** Parts of the server's request; using them saves building the headers. */
export interface SiteEnvironment {
  readonly incoming?:
    | { readonly headers: Readonly<Record<string, string | string[] | undefined>> }
    | undefined;
}

/** The public sites of all tenants, by host name. */
export interface Site {
  fetch(request: Request, env?: SiteEnvironment): Promise<Response>;
  /** Routes that it answers, by method and pattern. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
}
