import { type ApiClient, isApiError } from '@org/api-client';
import type { ProductsPart, ShopCategories } from '@org/blocks';
import {
  inOrder,
  type ListedBy,
  listKey,
  productPages,
  productsQuery,
  readShopState,
  type ShopState,
} from '@org/blocks/definitions';
import { apiContract } from '@org/schema/contract';
import {
  CART_SETTINGS,
  type CartSettings,
  type JsonObject,
  type PublicProduct,
} from '@org/schema/entities';
import type { PageBlocks } from './page-blocks.ts';
import type { ShopData } from './site-page.ts';

/** Blocks that show something of the shop. */
const SHOP_BLOCKS = [
  'ProductList',
  'SingleProduct',
  'ProductDetails',
  'CategoryList',
  'ProductsViewed',
] as const;
/** Maximum number of products per request, and of requested lists per page. */
const MAX_AT_ONCE = 200;
const MAX_LISTS = 20;

/** Shop data of a page. */
export interface FoundShop {
  /** Undefined where no block shows any of it. */
  readonly shop?: ShopData | undefined;
  /** True where another query of the address gives another page. */
  readonly readsQuery: boolean;
  /** Names of failed requests. The page works without their data, and is not cached. */
  readonly failures: readonly string[];
}

/** One page of a list; the last one where there are not so many. */
async function getPart(
  api: ApiClient,
  list: ListedBy,
  { state, facets: wanted }: { readonly state: ShopState; readonly facets: boolean },
): Promise<ProductsPart | undefined> {
  const query = productsQuery(list, state);
  if (!query) return undefined;
  const ask = (currentPage: number, facets: boolean) =>
    api.call(apiContract.store.list, {
      query: { ...query, currentPage, ...(facets && { facets }) },
    });
  const { rows, total, totalIsCapped, didYouMean, minPrice, maxPrice, facets } = await ask(
    query.currentPage,
    wanted,
  );
  const last = Math.max(1, productPages(list, state, total));
  const page = Math.min(query.currentPage, last);
  const shown = page === query.currentPage ? rows : (await ask(page, false)).rows;
  return { rows: shown, total, totalIsCapped, didYouMean, minPrice, maxPrice, facets, page };
}

/** Products by their ids, as far as visitors get them. */
async function productsById(
  api: ApiClient,
  ids: readonly number[],
): Promise<readonly PublicProduct[]> {
  const productIds = [...new Set(ids)].slice(0, MAX_AT_ONCE);
  if (productIds.length === 0) return [];
  const { rows } = await api.call(apiContract.store.list, {
    query: { productIds, itemsPerPage: MAX_AT_ONCE },
  });
  return rows;
}

/** Ids of the products that blocks name. */
const namedProducts = (blocks: readonly JsonObject[]): number[] =>
  blocks.flatMap(({ product }) =>
    typeof product === 'number' && Number.isSafeInteger(product) && product > 0 ? [product] : [],
  );

/** The categories of the shop; that they cannot be had takes nothing else from the page. */
async function shopCategories(
  api: ApiClient,
  onError: (error: unknown, what: string) => void,
): Promise<ShopCategories> {
  try {
    return (await api.call(apiContract.productCategories.publicList, { query: { limit: -1 } }))
      .rows;
  } catch (error) {
    onError(error, 'shop categories');
    return 'failed';
  }
}

/** Returns how the shop sells, and the default settings where that cannot be loaded: the page works with them. */
async function shopCart(
  api: ApiClient,
  onError: (error: unknown, what: string) => void,
): Promise<CartSettings> {
  try {
    return (await api.call(apiContract.cart.settings)).data;
  } catch (error) {
    onError(error, 'cart settings');
    return CART_SETTINGS;
  }
}

/**
 * Returns the shop data of a page's blocks, requested only when there are such blocks.
 * @param api - blocks of a page
 * @param blocks - query of its URL
 * @param options - product of the page
 */
export async function findShop(
  api: ApiClient,
  blocks: PageBlocks,
  {
    query,
    current,
    onError,
  }: {
    readonly query: string;
    readonly current: PublicProduct | undefined;
    readonly onError: (error: unknown, what: string) => void;
  },
): Promise<FoundShop> {
  const of = (type: (typeof SHOP_BLOCKS)[number]): readonly JsonObject[] => blocks.get(type) ?? [];
  if (!SHOP_BLOCKS.some((type) => blocks.has(type))) return { readsQuery: false, failures: [] };
  const failures: string[] = [];
  const tell = (error: unknown, what: string): void => {
    failures.push(what);
    onError(error, what);
  };
  const state = readShopState(query);
  // Stored props may hold anything; what reads them looks at each.
  const lists = of('ProductList').slice(0, MAX_LISTS) as readonly object[] as readonly ListedBy[];
  // Lists with the same query are requested once, with facets when one of them shows filters.
  const offers = ({ showAttributeFilter }: ListedBy): boolean => showAttributeFilter !== false;
  const sorted = [...lists].sort((a, b) => Number(offers(a)) - Number(offers(b)));
  const asked = new Map(sorted.map((list) => [listKey(list, state), list]));
  const showsCategories = lists.length > 0 || of('CategoryList').length > 0;
  const viewedIds = of('ProductsViewed').length > 0 ? (state.viewed ?? []) : [];
  const [parts, rows, categories, cart] = await Promise.all([
    Promise.all(
      Array.from(
        asked,
        async ([key, list]) =>
          [key, await getPart(api, list, { state, facets: offers(list) })] as const,
      ),
    ),
    productsById(api, [
      ...viewedIds,
      ...namedProducts([...of('SingleProduct'), ...of('ProductDetails')]),
    ]),
    showsCategories ? shopCategories(api, tell) : [],
    shopCart(api, tell),
  ]);
  const byKey = new Map(parts);
  const products = new Map(rows.map((product) => [product.id, product]));
  return {
    readsQuery: lists.length > 0 || of('ProductsViewed').length > 0,
    failures,
    shop: {
      state,
      lists: byKey,
      products,
      current,
      categories,
      viewed: inOrder(viewedIds, rows),
      cart,
    },
  };
}

/** A product by its slug with some that are like it; undefined for one that visitors do not get. */
export async function findProduct(api: ApiClient, slug: string) {
  try {
    return await api.call(apiContract.store.get, { params: { slug } });
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined;
    throw error;
  }
}

/** Returns a category of the shop by its slug; undefined when there is none. */
export async function findCategory(api: ApiClient, slug: string) {
  try {
    return await api.call(apiContract.store.category, { params: { slug } });
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined;
    throw error;
  }
}
