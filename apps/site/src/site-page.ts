import type { SitePosts, SubPage } from '@org/blocks';
import type { apiContract, RouteResponse } from '@org/schema';
import type { SiteExtra } from './site-places.ts';

/** A page with its parts, as the API answers it. */
export type PageAnswer = RouteResponse<typeof apiContract.pages.publicGet>;
/** The settings and the tenant of a site, as the API answers them. */
export type SiteAnswer = RouteResponse<typeof apiContract.settings.publicGet>;

/** Everything that a page is made of. */
export interface SitePage {
  readonly answer: PageAnswer;
  readonly site: SiteAnswer;
  /** Address of the site, such as `https://kiln.example`. */
  readonly origin: string;
  /** Pages below it, where a block shows them. */
  readonly subPages?: readonly SubPage[] | undefined;
  /** Posts, where a block shows them. */
  readonly posts?: SitePosts | undefined;
  /** Which part of its lists is shown. @default 1 */
  readonly part?: number | undefined;
  /** What the site itself says below the blocks of the page. */
  readonly extra?: SiteExtra | undefined;
}
