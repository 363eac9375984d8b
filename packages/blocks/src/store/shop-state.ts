import {
  choiceText,
  MAX_CHOICES,
  readChoice,
  readPriceRange,
  SHOP_ORDERS,
  type ShopOrderName,
} from '@org/schema';
import { MAX_VIEWED } from './viewed.ts';

/** What an address asks of the lists of products on its page. What it does not name is undefined. Source: SHOP-007. */
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
  /** Values of attributes, each as `Size:12 cm`. */
  readonly attributes: readonly string[];
  /** Has an effect for staff alone. */
  readonly showdeleted: boolean;
  /** Products that the visitor has looked at, newest first; a script alone asks for them. */
  readonly viewed?: readonly number[] | undefined;
}

/** Names of the query of an address that are read, in the order in which addresses are written. Source: SHOP-007. */
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
  // Not the plural: a field of that name would stand in the place of a form's own attributes.
  'attribute',
  'viewed',
] as const;

/** Fewest characters of a search. Source: SHOP-015. */
export const SEARCH_LENGTH = 2;
const MAX_TYPED = 200;
const MAX_IDS = 50;
const HIGHEST_PRICE = 999_999_999_999;
/** Products of one page that an address may ask for. */
const MAX_PER_PAGE = 100;

/** The state of a list at an address without a query. */
export const NO_SHOP_STATE: ShopState = {
  categoryIds: [],
  search: '',
  currentPage: 1,
  tags: [],
  attributes: [],
  showdeleted: false,
};

/** True where an address asks something of lists of products. Shape: query with or without its question mark. */
export function asksShop(query: string): boolean {
  const params = new URLSearchParams(query);
  return SHOP_QUERY.some((name) => params.has(name));
}

/** A whole number within its bounds; undefined for anything else. */
function whole(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^-?\d{1,7}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** Ids of all values of a name, which may hold several with commas. */
function ids(params: URLSearchParams, name: string): number[] {
  const found = params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => /^[1-9]\d{0,14}$/.test(value))
    .map(Number);
  return [...new Set(found)].slice(0, MAX_IDS);
}

/** The chosen values of an address, which may stand together with commas, or each for itself as a form sends them. */
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

/** The prices of an address: one value with a comma, or the two fields of a form, of which either may be empty. */
function getPrice(values: readonly string[]): ShopState['price'] {
  const [first = '', second = ''] = values;
  if (values.length < 2) return readPriceRange(first);
  if (!first && !second) return undefined;
  const [low, high] = [first || '0', second || String(HIGHEST_PRICE)];
  // Who types the higher one first means the same.
  return readPriceRange(`${low},${high}`) ?? readPriceRange(`${high},${low}`);
}

/**
 * Reads what an address asks for. What makes no sense counts as not asked: an address is anybody's. The two fields of a price
 * come as one value with a comma, or as a form without a script sends them. Never throws. Source: SHOP-007, SHOP-015.
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

/** The state as names and values of an address; '' for what it does not name. */
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
    // What is followed from there is another page.
    viewed: '',
  };
}

/** Address at which a page has a state. Shape: path, state → path with a query, in one order whatever is asked. */
export function shopAddress(path: string, state: ShopState): string {
  const fields = shopFields(state);
  const query = SHOP_QUERY.filter((name) => fields[name] !== '').map(
    // Commas and colons are read by people, and need no encoding.
    (name) =>
      `${name}=${encodeURIComponent(fields[name]).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** A state without anything that narrows it, on its first page. Source: SHOP-001. */
export function withoutFilters(state: ShopState): ShopState {
  const { categoryIds, search, price, tags, attributes, currentPage } = NO_SHOP_STATE;
  return { ...state, categoryIds, search, price, tags, attributes, currentPage };
}
