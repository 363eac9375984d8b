import type { RenderContext } from '../../block-view.ts';
import { linkAttributes } from '../../link-attributes.ts';
import { type ShopState, shopAddress } from '../../store/shop-state.ts';
import type { ProductsPart } from '../../store/site-shop.ts';
import type { ProductListProps } from './product-list.definition.ts';

/** What every part of a list is given. */
export interface ListParts {
  readonly props: ProductListProps;
  readonly context: RenderContext;
  readonly state: ShopState;
  /** Undefined where nobody has asked for the list. */
  readonly part: ProductsPart | undefined;
  readonly uid: string;
  /** True where a page begins with the list: pictures of its first row are loaded at once. */
  readonly leads?: boolean | undefined;
}

/** Path of the page that a list stands on. */
export function pagePath({ page: { slug, isHomepage } }: RenderContext): string {
  return isHomepage || slug === '' ? '/' : `/${slug}`;
}

/** Address of the list's page in another state; none while it is edited. */
export function stateHref(context: RenderContext, state: ShopState): string | undefined {
  const href = shopAddress(pagePath(context), state);
  return linkAttributes({ href, target: '_self' }, context.editing).href;
}
