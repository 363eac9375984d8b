import {
  choiceText,
  MAX_CHOICES,
  readChoice,
  readPriceRange,
  SHOP_ORDERS,
  type ShopOrderName,
} from '@org/schema';
import { MAX_VIEWED } from './viewed.ts';

/** State of the product lists of a page, read from the URL. Absent parameters are undefined. */
export interface ShopState {
  readonly categoryIds: readonly number[];
  /** At least two characters; '' for no search. */
  readonly search: string;
  readonly price?: { readonly min: number; readonly max: number } | undefined;
  readonly orderBy?: ShopOrderName | undefined;
  readonly orderDirection?: 'ASC' | 'DESC' | undefined;
  /** From 1. */
  readonly currentPage: number;
  readonly limit?: number | undefined;
  readonly itemsPerPage?: number | undefined;
  readonly tags: readonly number[];
  /** Attribute values such as `Size:12 cm`. */
  readonly attributes: readonly string[];
  /** Only has an effect for staff. */
  readonly showdeleted: boolean;
  /** Ids of recently viewed products, newest first; only requested by a script. */
  readonly viewed?: readonly number[] | undefined;
}

/** Query parameters in the order in which URLs are written. */
export const SHOP_QUERY = [
  'categoryIds',
  'search',
  'price',
  'orderBy',
  'orderDirection',
  'currentPage',
  'limit',
  'itemsPerPage',
  'tags',
  'showdeleted',
  // Singular, since a field named `attributes` would shadow the form's property.
  'attribute',
  'viewed',
] as const;

/** Minimum length of a search. */
export const SEARCH_LENGTH = 2;
const MAX_TYPED = 200;
const MAX_IDS = 50;
const HIGHEST_PRICE = 999_999_999_999;
/** Maximum number of products per page in a URL. */
const MAX_PER_PAGE = 100;

/** State of a list at a URL without a query. */
export const NO_SHOP_STATE: ShopState = {
  categoryIds: [],
  search: '',
  currentPage: 1,
  tags: [],
  attributes: [],
  showdeleted: false,
};

/**
 * Returns true when a URL has parameters of product lists.
 * @param query - query with or without its question mark
 */
export function asksShop(query: string): boolean {
  const params = new URLSearchParams(query);
  return SHOP_QUERY.some((name) => params.has(name));
}

/** Returns an integer within its range; undefined for anything else. */
function whole(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^-?\d{1,7}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** Returns the ids of all values of a parameter, which may be comma-separated. */
function ids(params: URLSearchParams, name: string): number[] {
  const found = params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => /^[1-9]\d{0,14}$/.test(value))
    .map(Number);
  return [...new Set(found)].slice(0, MAX_IDS);
}

/** Returns the attribute values of a URL, comma-separated or repeated as a form sends them. */
function choices(params: URLSearchParams): string[] {
  const found = params
    .getAll('attribute')
    .flatMap((value) => value.split(','))
    .flatMap((text) => {
      const choice = readChoice(text);
      return choice ? [choiceText(choice)] : [];
    });
  return [...new Set(found)].slice(0, MAX_CHOICES);
}

/** Returns the price range of a URL: one value with a comma, or the two fields of a form, either of which may be empty. */
function getPrice(values: readonly string[]): ShopState['price'] {
  const [first = '', second = ''] = values;
  if (values.length < 2) return readPriceRange(first);
  if (!first && !second) return undefined;
  const [low, high] = [first || '0', second || String(HIGHEST_PRICE)];
  // Swapped prices are accepted.
  return readPriceRange(`${low},${high}`) ?? readPriceRange(`${high},${low}`);
}

/**
 * Parses the state of product lists. Invalid parameters are ignored, since anyone can write a URL. A price range is one value
 * with a comma, or two fields as a form without a script sends them. Never throws.
 */
export function readShopState(query: string): ShopState {
  const params = new URLSearchParams(query);
  const search = (params.get('search') ?? '').trim().slice(0, MAX_TYPED);
  const direction = params.get('orderDirection')?.toUpperCase();
  return {
    categoryIds: ids(params, 'categoryIds'),
    search: [...search].length < SEARCH_LENGTH ? '' : search,
    price: getPrice(params.getAll('price')),
    orderBy: SHOP_ORDERS.find((order) => order === params.get('orderBy')),
    orderDirection: direction === 'ASC' || direction === 'DESC' ? direction : undefined,
    currentPage: whole(params.get('currentPage'), 1, 1_000_000) ?? 1,
    limit: whole(params.get('limit'), -1, 1_000_000),
    itemsPerPage: whole(params.get('itemsPerPage'), 1, MAX_PER_PAGE),
    tags: ids(params, 'tags'),
    attributes: choices(params),
    showdeleted: params.get('showdeleted') === 'true' || params.get('showdeleted') === '1',
    ...(params.has('viewed') && { viewed: ids(params, 'viewed').slice(0, MAX_VIEWED) }),
  };
}

/** Returns the state as query parameters; '' for absent ones. */
export function shopFields(
  state: ShopState,
): Readonly<Record<(typeof SHOP_QUERY)[number], string>> {
  const { price, currentPage } = state;
  return {
    categoryIds: state.categoryIds.join(','),
    search: state.search,
    price: price ? `${price.min},${price.max}` : '',
    orderBy: state.orderBy ?? '',
    orderDirection: state.orderDirection ?? '',
    currentPage: currentPage > 1 ? String(currentPage) : '',
    limit: state.limit === undefined ? '' : String(state.limit),
    itemsPerPage: state.itemsPerPage === undefined ? '' : String(state.itemsPerPage),
    tags: state.tags.join(','),
    attribute: state.attributes.join(','),
    showdeleted: state.showdeleted ? 'true' : '',
    // Links never contain the viewed products.
    viewed: '',
  };
}

/**
 * Returns the URL of a page in a state.
 * @returns path with a query, in a canonical order
 */
export function shopAddress(path: string, state: ShopState): string {
  const fields = shopFields(state);
  const query = SHOP_QUERY.filter((name) => fields[name] !== '').map(
    // Commas and colons stay readable, and need no encoding.
    (name) =>
      `${name}=${encodeURIComponent(fields[name]).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Returns the state without filters, on its first page. */
export function withoutFilters(state: ShopState): ShopState {
  const { categoryIds, search, price, tags, attributes, currentPage } = NO_SHOP_STATE;
  return { ...state, categoryIds, search, price, tags, attributes, currentPage };
}
