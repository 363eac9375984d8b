import { PRODUCT_ORDERS, type ShopOrderName } from '@org/schema';
import { getNumber } from '../props/read-props.ts';
import type { ShopState } from './shop-state.ts';

/** Props that determine the products of a list. They may be stored, and hold anything. */
export interface ListedBy {
  readonly source: string;
  readonly categoryIds: readonly number[];
  readonly productIds: readonly number[];
  readonly perPage: number;
  readonly limit: number;
  readonly orderBy: string;
  readonly orderDirection: string;
  /** False hides the attribute filters. @default true */
  readonly showAttributeFilter?: boolean | undefined;
}

/** Query of the products endpoint. */
export interface ProductsQuery {
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly limit: number;
  readonly productIds?: number[] | undefined;
  readonly categoryIds?: number[] | undefined;
  readonly search?: string | undefined;
  readonly orderBy: ShopOrderName;
  readonly orderDirection: 'ASC' | 'DESC';
  readonly price?: string | undefined;
  readonly tags?: number[] | undefined;
  readonly attributes?: string[] | undefined;
  readonly showdeleted?: true | undefined;
}

/** Maximum number of products per page, and of individually chosen products. */
export const MAX_PER_PAGE = 100;
export const MAX_CHOSEN = 200;

/** Returns the valid ids of a stored list. */
function chosen(stored: unknown, most: number): number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, most);
}

/** Returns the number of products per page, from the URL or else the block. */
export function productsPerPage(list: ListedBy, state: ShopState): number {
  return (
    state.itemsPerPage ??
    Math.round(getNumber(list.perPage, { min: 1, max: MAX_PER_PAGE, otherwise: 3 }))
  );
}

/**
 * Returns the query for a list at a URL: the block defines the set of products, the URL selects from it. Undefined for a list of
 * chosen products or categories when none is chosen.
 */
export function productsQuery(list: ListedBy, state: ShopState): ProductsQuery | undefined {
  const productIds = list.source === 'products' ? chosen(list.productIds, MAX_CHOSEN) : undefined;
  const own = list.source === 'categories' ? chosen(list.categoryIds, 50) : undefined;
  if (productIds?.length === 0 || own?.length === 0) return undefined;
  // A visitor can narrow a list of categories to one of them, but not widen it.
  const asked = own ? state.categoryIds.filter((id) => own.includes(id)) : state.categoryIds;
  const categoryIds = asked.length > 0 ? [...asked] : own;
  const order = PRODUCT_ORDERS.find((one) => one === list.orderBy) ?? 'name';
  return {
    currentPage: state.currentPage,
    itemsPerPage: productsPerPage(list, state),
    limit: state.limit ?? Math.round(getNumber(list.limit, { min: -1, max: 10_000, otherwise: 0 })),
    ...(productIds && { productIds }),
    ...(categoryIds && { categoryIds }),
    ...(state.search && { search: state.search }),
    // Search results are sorted by relevance until a visitor chooses another order.
    orderBy: state.orderBy ?? (state.search ? 'relevance' : order),
    orderDirection:
      state.orderDirection ??
      (list.orderDirection === 'DESC' && (state.orderBy || !state.search) ? 'DESC' : 'ASC'),
    ...(state.price && { price: `${state.price.min},${state.price.max}` }),
    ...(state.tags.length > 0 && { tags: [...state.tags] }),
    ...(state.attributes.length > 0 && { attributes: [...state.attributes] }),
    ...(state.showdeleted && { showdeleted: true as const }),
  };
}

/**
 * Returns the number of pages of a list; a single one when the list is unlimited.
 * @param total - number of products
 * @returns 0 or more
 */
export function productPages(list: ListedBy, state: ShopState, total: number): number {
  if (productsQuery(list, state)?.limit === -1) return Math.min(1, total);
  return Math.ceil(total / productsPerPage(list, state));
}

/** Returns a cache key for the query of a list, equal for lists with the same query. */
export function listKey(list: ListedBy, state: ShopState): string {
  return JSON.stringify(productsQuery(list, state) ?? null);
}
