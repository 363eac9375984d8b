import type { CartSettings, CategoryRef, ProductPage, PublicProduct } from '@org/schema';
import type { ReactElement } from 'react';
import type { ListedBy } from './list-query.ts';
import type { ShopState } from './shop-state.ts';

/** What a list can be narrowed by, with how many products would be left. */
export type ProductFacets = NonNullable<ProductPage['facets']>;

/** One page of the products of a list. */
export interface ProductsPart {
  readonly rows: readonly PublicProduct[];
  /** How many the list has on all its pages, or the most that are counted. */
  readonly total: number;
  /** True where there are more than were counted. @default false */
  readonly totalIsCapped?: boolean | undefined;
  /** What was looked for, where no product has what was typed. */
  readonly didYouMean?: string | undefined;
  /** Lowest and highest price of the list without its filter by price; 0 and 0 for none. */
  readonly minPrice: number;
  readonly maxPrice: number;
  /** What the list can be narrowed by, where it was asked for. */
  readonly facets?: ProductFacets | undefined;
  /** Which page this is, from 1. */
  readonly page: number;
}

/** A category of a shop. */
export interface ShopCategory extends CategoryRef {
  /** The one above it; null for one at the top. @default null */
  readonly parent_id?: number | null | undefined;
  /** How many products visitors find in it; undefined where that is not known. */
  readonly count?: number | undefined;
}

/** The categories of a shop in the order of their tree; that they are still on their way, or that they could not be had. */
export type ShopCategories = readonly ShopCategory[] | 'loading' | 'failed';

/** The shop of a site, as far as a page shows something of it. */
export interface SiteShop {
  /** What the address asks of the page's lists. */
  readonly state: ShopState;
  /** The part of a list that the page shows; undefined where nobody has asked for it. */
  readonly list: (list: ListedBy) => ProductsPart | undefined;
  /** A product by its id; undefined for one that visitors do not get. */
  readonly product: (id: number) => PublicProduct | undefined;
  /** The product whose page this is. */
  readonly current?: PublicProduct | undefined;
  readonly categories: ShopCategories;
  /** Products that the visitor has looked at, newest first, where a script has asked for them; in the canvas examples of them. */
  readonly viewed?: readonly PublicProduct[] | undefined;
  /** What puts a product into the cart; where it is absent, a form that works without a script. */
  readonly BuyBox?:
    | ((props: { readonly product: PublicProduct }) => ReactElement | null)
    | undefined;
  /** How the shop sells; undefined where nothing is sold. */
  readonly cart?: CartSettings | undefined;
}
