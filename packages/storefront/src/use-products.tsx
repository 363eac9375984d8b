import { callQuery, publicCategoriesQuery, useApi } from '@org/api-client/react';
import {
  type ProductListProps,
  type ProductsPart,
  productListDefinition,
  productsQuery,
  type RenderContext,
  type ShopState,
  shopAddress,
} from '@org/blocks/store';
import { apiContract, PRODUCTS_PER_PAGE } from '@org/schema';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddToCart } from './add-to-cart.tsx';
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
  const { site, storePath } = useStorefront();
  const [state, change] = useShopState(serverQuery);
  const props: ProductListProps = {
    // The definition's defaults are such props.
    ...(productListDefinition.defaults as unknown as ProductListProps),
    perPage: PRODUCTS_PER_PAGE,
    ...options,
  };
  const address = shopAddress('', state);
  const [loaded, setLoaded] = useState({ address, more: 0 });
  const more = loaded.address === address ? loaded.more : 0;
  const query = productsQuery(props, state);
  const pages = query ? Array.from({ length: more + 1 }, (_, at) => query.currentPage + at) : [];
  const answers = useQueries({
    queries: pages.map((currentPage) => ({
      ...callQuery(api, apiContract.store.list, {
        query: { ...query, currentPage, ...(props.showAttributeFilter && { facets: true }) },
      }),
      placeholderData: keepPreviousData,
    })),
  });
  const categories = useQuery({
    ...publicCategoriesQuery(api),
    enabled: props.showCategoryFilter,
  });
  const known = answers.flatMap(({ data }) => (data ? [data] : []));
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
  const failed = answers.find(({ isError }) => isError);
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
        categories: categories.data ?? (categories.isError ? 'failed' : 'loading'),
        BuyBox: AddToCart,
      },
    },
    isLoading: part === undefined && failed === undefined && query !== undefined,
    isStale: answers.some(({ isPlaceholderData }) => isPlaceholderData),
    error: failed?.error ?? undefined,
    retry: () => {
      for (const answer of answers) void answer.refetch();
    },
    more: () => setLoaded({ address, more: more + 1 }),
  };
}
