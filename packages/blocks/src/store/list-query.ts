import { PRODUCT_ORDERS, type ShopOrderName } from '@org/schema';
import { getNumber } from '../read-props.ts';
import type { ShopState } from './shop-state.ts';

/** What a list of products is of: the props that decide which products it shows. They may be stored, and hold anything. */
export interface ListedBy {
  readonly source: string;
  readonly categoryIds: readonly number[];
  readonly productIds: readonly number[];
  readonly perPage: number;
  readonly limit: number;
  readonly orderBy: string;
  readonly orderDirection: string;
  /** False where it does not offer what its products can be narrowed by. @default true */
  readonly showAttributeFilter?: boolean | undefined;
}

/** What the API is asked for a list. */
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

/** Most products of one page of a list, and most that are chosen one by one. */
export const MAX_PER_PAGE = 100;
export const MAX_CHOSEN = 200;

/** Ids of a stored list that can be ids. */
function chosen(stored: unknown, most: number): number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, most);
}

/** Products on a page of a list: as the address says, else the block. */
export function productsPerPage(list: ListedBy, state: ShopState): number {
  return (
    state.itemsPerPage ??
    Math.round(getNumber(list.perPage, { min: 1, max: MAX_PER_PAGE, otherwise: 3 }))
  );
}

/**
 * What the API is asked for a list at an address: the block says what the list is of, the address which of it is shown.
 * Undefined for a list of chosen products or categories of which none is chosen. Source: SHOP-007 to SHOP-011.
 */
export function productsQuery(list: ListedBy, state: ShopState): ProductsQuery | undefined {
  const productIds = list.source === 'products' ? chosen(list.productIds, MAX_CHOSEN) : undefined;
  const own = list.source === 'categories' ? chosen(list.categoryIds, 50) : undefined;
  if (productIds?.length === 0 || own?.length === 0) return undefined;
  // A visitor narrows a list of some categories to one of them, and never widens it.
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
    // A search is ordered by relevance until a visitor chooses another order.
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

/** Pages that a list has: one where all of it is asked for at once. Shape: list, state, how many products → 0 or more. Source: SHOP-011. */
export function productPages(list: ListedBy, state: ShopState, total: number): number {
  if (productsQuery(list, state)?.limit === -1) return Math.min(1, total);
  return Math.ceil(total / productsPerPage(list, state));
}

/** A name for what a list asks, the same for lists that ask the same. */
export function listKey(list: ListedBy, state: ShopState): string {
  return JSON.stringify(productsQuery(list, state) ?? null);
}
