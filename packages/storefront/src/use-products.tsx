import { callQuery, publicCategoriesQuery, useApi } from '@org/api-client/react';
import {
  NEW_PRODUCT_LIST,
  type ProductListProps,
  type ProductsPart,
  productsQuery,
  type RenderContext,
  type ShopState,
  shopAddress,
} from '@org/blocks/store';
import { PRODUCTS_PER_PAGE, shopCalls } from '@org/schema';
import { use, useState } from 'react';
import { AddToCart } from './add-to-cart.tsx';
import { AnswerContext, useAnswer, useAnswers } from './use-answer.ts';
import { useShopState } from './use-shop-state.ts';
import { useStorefront } from './use-storefront.ts';

/** What a list shows and offers; what is left out is as in a new product list, on pages of 12. Source: SHOP-009, SHOP-010. */
export type ProductListOptions = Partial<ProductListProps> & {
  /** Query of the address on a server. @default '' */
  readonly serverQuery?: string | undefined;
};

/** A list of products: what is asked of it, and what the server has answered. */
export interface ProductsHandle {
  readonly props: ProductListProps;
  readonly state: ShopState;
  /** Asks for something else: another page, order or filter. */
  readonly change: (next: ShopState) => void;
  /** Undefined until it is known. */
  readonly part: ProductsPart | undefined;
  readonly context: RenderContext;
  readonly isLoading: boolean;
  /** True while what is shown is not yet what is asked. */
  readonly isStale: boolean;
  /** Undefined where nothing is wrong. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** Shows the next page below those that are shown. Source: SHOP-004. */
  readonly more: () => void;
}

/**
 * A list of products, which the address narrows, orders and pages. Give it to a grid and to its filters.
 * @example const products = useProducts({ perRow: 4 });
 */
export function useProducts({ serverQuery, ...options }: ProductListOptions = {}): ProductsHandle {
  const api = useApi();
  const cache = use(AnswerContext);
  const { site, storePath } = useStorefront();
  const [state, change] = useShopState(serverQuery);
  const props: ProductListProps = {
    ...NEW_PRODUCT_LIST,
    perPage: PRODUCTS_PER_PAGE,
    ...options,
  };
  const address = shopAddress('', state);
  const [loaded, setLoaded] = useState({ address, more: 0 });
  const more = loaded.address === address ? loaded.more : 0;
  const query = productsQuery(props, state);
  const pages = query ? Array.from({ length: more + 1 }, (_, at) => query.currentPage + at) : [];
  const queries = pages.map((currentPage) =>
    callQuery(api, shopCalls.store.list, {
      query: { ...query, currentPage, ...(props.showAttributeFilter && { facets: true }) },
    }),
  );
  const answers = useAnswers(queries);
  const categories = useAnswer(publicCategoriesQuery(api), props.showCategoryFilter);
  const came = answers.flatMap(({ data }) => (data ? [data] : []));
  const isWhole = came.length === pages.length;
  /** What was last known as a whole stays until what is asked now is. */
  const [kept, keep] = useState(came);
  if (isWhole && (kept.length !== came.length || kept.some((one, at) => one !== came[at])))
    keep(came);
  const known = isWhole ? came : kept;
  const last = known.at(-1);
  const part: ProductsPart | undefined = last && {
    rows: known.flatMap(({ rows }) => rows),
    total: last.total,
    totalIsCapped: last.totalIsCapped,
    didYouMean: last.didYouMean,
    minPrice: last.minPrice,
    maxPrice: last.maxPrice,
    facets: known[0]?.facets,
    page: last.currentPage,
  };
  const failed = answers.find(({ error }) => error)?.error;
  const slug = storePath.replace(/^\//, '');
  return {
    props,
    state,
    change,
    part,
    context: {
      editing: false,
      page: { id: 0, title: '', slug, excerpt: '', image: '', isHomepage: slug === '' },
      site,
      shop: {
        state,
        list: () => part,
        product: () => undefined,
        categories: categories.data ?? (categories.error ? 'failed' : 'loading'),
        BuyBox: AddToCart,
      },
    },
    isLoading: part === undefined && failed === undefined && query !== undefined,
    isStale: !isWhole,
    error: failed,
    retry: () => {
      for (const one of queries) void cache.ask(one);
    },
    more: () => setLoaded({ address, more: more + 1 }),
  };
}
