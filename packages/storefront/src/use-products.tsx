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
import { PRODUCTS_PER_PAGE } from '@org/schema';
import { shopCalls } from '@org/schema/contract';
import { use, useState } from 'react';
import { AddToCart } from './add-to-cart.tsx';
import { AnswerContext, useAnswer, useAnswers } from './use-answer.ts';
import { useShopState } from './use-shop-state.ts';
import { useStorefront } from './use-storefront.ts';

/** Options of a list; omitted ones have the defaults of a product list, with pages of 12. */
export type ProductListOptions = Partial<ProductListProps> & {
  /** Query of the URL on a server. @default '' */
  readonly serverQuery?: string | undefined;
};

/** A product list: its state and its data. */
export interface ProductsHandle {
  readonly props: ProductListProps;
  readonly state: ShopState;
  /** Changes the page, sort order or filters. */
  readonly change: (next: ShopState) => void;
  /** Undefined until it is loaded. */
  readonly part: ProductsPart | undefined;
  readonly context: RenderContext;
  readonly isLoading: boolean;
  /** True while the displayed products belong to a previous state. */
  readonly isStale: boolean;
  /** Undefined without an error. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** Appends the next page. */
  readonly more: () => void;
}

/**
 * Returns a product list that the URL filters, sorts and pages. Pass it to a grid and to its filters.
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
  /** The last complete result stays visible until the requested one is loaded. */
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
