import type { CartSettings, CategoryRef, ProductPage, PublicProduct } from '@org/schema/entities';
import type { ReactElement } from 'react';
import type { ListedBy } from './list-query.ts';
import type { ShopState } from './shop-state.ts';

/** Filters of a list, with the number of remaining products. */
export type ProductFacets = NonNullable<ProductPage['facets']>;

/** A page of the products of a list. */
export interface ProductsPart {
  readonly rows: readonly PublicProduct[];
  /** Number of products on all pages, up to the maximum that is counted. */
  readonly total: number;
  /** True when there are more products than were counted. @default false */
  readonly totalIsCapped?: boolean | undefined;
  /** Corrected search, when no product matches the typed one. */
  readonly didYouMean?: string | undefined;
  /** Price range of the list without its price filter; 0 and 0 when it is empty. */
  readonly minPrice: number;
  readonly maxPrice: number;
  /** Filters of the list, when they were requested. */
  readonly facets?: ProductFacets | undefined;
  /** Number of this page, from 1. */
  readonly page: number;
}

/** A category of a shop. */
export interface ShopCategory extends CategoryRef {
  /** Id of its parent; null at the top level. @default null */
  readonly parent_id?: number | null | undefined;
  /** Number of visible products; undefined when unknown. */
  readonly count?: number | undefined;
}

/** Categories of a shop in the order of their tree, or the state of loading them. */
export type ShopCategories = readonly ShopCategory[] | 'loading' | 'failed';

/** Shop data that a page needs. */
export interface SiteShop {
  /** State of the page's lists, from the URL. */
  readonly state: ShopState;
  /** Returns the current page of a list; undefined when it was not loaded. */
  readonly list: (list: ListedBy) => ProductsPart | undefined;
  /** Returns a product by its id; undefined when visitors cannot see it. */
  readonly product: (id: number) => PublicProduct | undefined;
  /** Product of the current page. */
  readonly current?: PublicProduct | undefined;
  readonly categories: ShopCategories;
  /** Recently viewed products, newest first, when a script requested them; samples in the canvas. */
  readonly viewed?: readonly PublicProduct[] | undefined;
  /** Component that adds a product to the cart; by default a form that works without a script. */
  readonly BuyBox?:
    | ((props: { readonly product: PublicProduct }) => ReactElement | null)
    | undefined;
  /** Cart settings; undefined when nothing is sold. */
  readonly cart?: CartSettings | undefined;
}
