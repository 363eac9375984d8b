import type { JsonObject, PublicCaptcha, PublicSettings, User } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';
import type { KnownMedia } from '../images/responsive-image.ts';
import type { SiteShop } from '../shop-data/site-shop.ts';
import type { SiteCollections } from './site-collections.ts';
import type { SitePosts } from './site-posts.ts';

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

/** A child page of the rendered page. */
export interface SubPage {
  readonly title: string;
  readonly slug: string;
}

/** Context of a view beyond its own props. The same on the server, in the browser, in the editor and in Storybook. */
export interface RenderContext {
  /** True in the editor's canvas: links do not navigate, visibility is ignored, empty states show instructions. */
  readonly editing: boolean;
  readonly page: PageContext;
  readonly site: PublicSettings;
  /** The signed-in visitor; undefined for everyone else. Pages rendered for a visitor are not stored in a shared cache. */
  readonly visitor?: Pick<User, 'role_id' | 'displayName'> | undefined;
  /** Captcha of the site's forms; undefined for none. */
  readonly captcha?: PublicCaptcha | undefined;
  /** True when the installation has an address autocomplete service. @default false */
  readonly findsPlaces?: boolean | undefined;
  /** Facts about images of the media library; without them images are rendered from their URLs alone. */
  readonly media?: KnownMedia | undefined;
  /** Published blog posts; undefined when the page does not need them. */
  readonly posts?: SitePosts | undefined;
  /** Items of the lists of collections; undefined when the page does not need them. */
  readonly collections?: SiteCollections | undefined;
  /** The shop of the site; undefined when the page shows nothing of it. */
  readonly shop?: SiteShop | undefined;
  /** Published child pages in order; undefined when the page does not need them. */
  readonly subPages?: readonly SubPage[] | undefined;
  /** Time of rendering. @default now */
  readonly now?: Date | undefined;
  /**
   * True only on the public site, which has its own origin: there, custom HTML is part of the page and external pages are framed.
   * Everywhere else, such as in the editor, both are isolated.
   */
  readonly onSite?: boolean | undefined;
}

/** Attributes that every view spreads on its root element. */
export interface RootAttributes {
  /** Class names of the block, its device settings and its visibility. */
  readonly className: string;
  /** Type of the block in kebab case: a public hook for styles and tests. */
  readonly 'data-block': string;
  /** Node id; only in the editor. */
  readonly 'data-node'?: string | undefined;
}

/** Props of a view. */
export interface BlockViewProps<Props extends object = JsonObject> {
  readonly props: Props;
  readonly root: RootAttributes;
  readonly context: RenderContext;
  /** An id that is unique on the page, for elements that refer to each other, such as a button and its popover. */
  readonly uid: string;
  /** Props of the parent block, as the definition's `partOf` names it. */
  readonly whole?: JsonObject | undefined;
  readonly children?: ReactNode;
  /** True for the first block with images on a page: its first images are loaded eagerly, all others lazily. */
  readonly priority?: boolean | undefined;
}

/** View of a block: a pure function of its props, without hooks, effects or globals. */
export type BlockView<Props extends object = JsonObject> = (
  view: BlockViewProps<Props>,
) => ReactElement;
