import type { ItemsPart, PostsPart, ProductsPart, SiteShop, SubPage } from '@org/blocks';
import type { SitePageContent } from '@org/blocks/site-pages';
import type { apiContract, RouteResponse } from '@org/schema/contract';
import type { MediaFacts, PublicProduct, User } from '@org/schema/entities';

/** A page with its parts, as the API answers it. */
export type PageAnswer = RouteResponse<typeof apiContract.pages.publicGet>;
/** The settings and the tenant of a site, as the API answers them. */
export type SiteAnswer = RouteResponse<typeof apiContract.settings.publicGet>;

/** Shop data of a page. */
export interface ShopData
  extends Pick<SiteShop, 'state' | 'current' | 'categories' | 'viewed' | 'cart'> {
  /** Parts of the page's lists, by `listKey`. */
  readonly lists: ReadonlyMap<string, ProductsPart | undefined>;
  readonly products: ReadonlyMap<number, PublicProduct>;
}

/** Everything that a page is rendered from. It is plain data, so that it can be sent to a thread. */
export interface SitePage {
  readonly answer: PageAnswer;
  readonly site: SiteAnswer;
  /** Address of the site, such as `https://kiln.example`. */
  readonly origin: string;
  /** Pages below it, where a block shows them. */
  readonly subPages?: readonly SubPage[] | undefined;
  /** Parts of the posts by how many they hold, where a block shows them. */
  readonly posts?: ReadonlyMap<number, PostsPart> | undefined;
  /** Parts of the lists of collections by `getListKey`, where a block shows them. */
  readonly collections?: ReadonlyMap<string, ItemsPart> | undefined;
  /** Images of the items in these lists. */
  readonly itemMedia?: readonly MediaFacts[] | undefined;
  /** The shop, where a block shows something of it. */
  readonly shop?: ShopData | undefined;
  /** Names of failed requests, which staff see. */
  readonly failures?: readonly string[] | undefined;
  /** Which part of its lists is shown. @default 1 */
  readonly part?: number | undefined;
  /** Signed-in visitor; such a page is rendered for them only, and not cached. */
  readonly visitor?: Pick<User, 'role_id' | 'displayName'> | undefined;
  /** True on pages whose visits are counted once the visitor agrees. @default false */
  readonly isCounted?: boolean | undefined;
  /** True for the page of an address without one. @default false */
  readonly isMissing?: boolean | undefined;
  /** True for staff who view the site before publication. @default false */
  readonly isStaffView?: boolean | undefined;
  /** Token of a sensitive page, by which its scripts are known. */
  readonly pageToken?: string | undefined;
  /** Page that every site has, such as the cart, below the blocks of the page. */
  readonly view?: SitePageContent | undefined;
}
