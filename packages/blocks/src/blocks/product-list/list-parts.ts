import { linkAttributes } from '../../markup/link-attributes.ts';
import type { RenderContext } from '../../render/block-view.ts';
import { type ShopState, shopAddress } from '../../shop-data/shop-state.ts';
import type { ProductsPart } from '../../shop-data/site-shop.ts';
import type { ProductListProps } from './product-list-shape.ts';

/** Props of every part of a list. */
export interface ListParts {
  readonly props: ProductListProps;
  readonly context: RenderContext;
  readonly state: ShopState;
  /** Undefined when the list was not loaded. */
  readonly part: ProductsPart | undefined;
  readonly uid: string;
  /** True when the list is the first block of a page: the images of its first row are loaded eagerly. */
  readonly leads?: boolean | undefined;
}

/** Returns the path of the list's page. */
export function pagePath({ page: { slug, isHomepage } }: RenderContext): string {
  return isHomepage || slug === '' ? '/' : `/${slug}`;
}

/** Returns the URL of the list's page in another state; undefined in the editor. */
export function stateHref(context: RenderContext, state: ShopState): string | undefined {
  const href = shopAddress(pagePath(context), state);
  return linkAttributes({ href, target: '_self' }, context.editing).href;
}
