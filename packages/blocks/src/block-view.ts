import type { JsonObject, PublicCaptcha, PublicSettings, User } from '@org/schema';
import type { ReactElement, ReactNode } from 'react';
import type { KnownMedia } from './responsive-image.ts';
import type { SitePosts } from './site-posts.ts';
import type { SiteShop } from './store/site-shop.ts';

/** The page that is being rendered. */
export interface PageContext {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  /** URL, or `''`. */
  readonly image: string;
  readonly isHomepage: boolean;
}

/** A page below the one that is shown. */
export interface SubPage {
  readonly title: string;
  readonly slug: string;
}

/** What a view may know beyond its own props. The same on the server, in the browser, in the editor and in Storybook. */
export interface RenderContext {
  /** True in the editor's canvas: links do not lead away, visibility is ignored, empty states say what to do. */
  readonly editing: boolean;
  readonly page: PageContext;
  readonly site: PublicSettings;
  /** Who is signed in on the site; undefined for everybody else. What is made for them is kept in no shared cache. */
  readonly visitor?: Pick<User, 'role_id' | 'displayName'> | undefined;
  /** Who tells people from programs on the site's forms; undefined where nobody does. */
  readonly captcha?: PublicCaptcha | undefined;
  /** True where the installation has a service that finds addresses while they are typed. @default false */
  readonly findsPlaces?: boolean | undefined;
  /** What is known of the images of the library that are shown; without it they are shown as their addresses say. */
  readonly media?: KnownMedia | undefined;
  /** The posts that visitors read; none where nobody has asked for them. */
  readonly posts?: SitePosts | undefined;
  /** The shop of the site; undefined where a page shows nothing of it. */
  readonly shop?: SiteShop | undefined;
  /** Published pages below this one, in their order; none where nobody has asked for them. */
  readonly subPages?: readonly SubPage[] | undefined;
  /** When the page is rendered. @default now */
  readonly now?: Date | undefined;
  /**
   * True on the public site alone, which is a host of its own: HTML that authors wrote stands there as it is, and pages of others
   * are framed. Everywhere else, such as in the editor, neither reaches anything.
   */
  readonly onSite?: boolean | undefined;
}

/** What every view spreads on its root element. */
export interface RootAttributes {
  /** Classes of the block's own, device and visibility styles. */
  readonly className: string;
  /** The block's type in kebab case: a public hook for styles and tests. */
  readonly 'data-block': string;
  /** Node id; in the editor alone. */
  readonly 'data-node'?: string | undefined;
}

/** What a view is given. */
export interface BlockViewProps<Props extends object = JsonObject> {
  readonly props: Props;
  readonly root: RootAttributes;
  readonly context: RenderContext;
  /** An id that nothing else on the page has, for parts that name each other, such as a button and what it opens. */
  readonly uid: string;
  /** Props of the block that this one is a part of, as its definition's `partOf` names it. */
  readonly whole?: JsonObject | undefined;
  readonly children?: ReactNode;
  /** True for the first block with pictures on a page: what it begins with is loaded at once, all others when they come into view. */
  readonly priority?: boolean | undefined;
}

/** A block's view: a pure function of its props, without hooks, effects or globals. */
export type BlockView<Props extends object = JsonObject> = (
  view: BlockViewProps<Props>,
) => ReactElement;
