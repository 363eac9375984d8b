import { useCan } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import type { SiteShop } from '@org/blocks';
import { MAX_VIEWED, NO_SHOP_STATE, productsPerPage, productsQuery } from '@org/blocks/definitions';
import { apiContract } from '@org/schema/contract';
import type { Product, PublicProduct } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Maximum number of products in the canvas, which previews lists rather than the whole shop. */
const MOST = 200;
const PUBLISHED = {
  query: {
    filter: JSON.stringify({
      combinator: 'and',
      rules: [{ field: 'status', operator: 'in', value: ['published'] }],
    }),
    itemsPerPage: MOST,
    orderBy: 'name',
    orderDirection: 'ASC',
  },
} as const;
const ALL = { query: { limit: -1 } } as const;

/** Returns the lowest price of a product. */
const getPrice = ({ priceRange }: Product): number => priceRange.min;

/** Returns the shop for blocks in the canvas; undefined for users who may not view its products. */
export function useKnownShop(): SiteShop | undefined {
  const api = useApi();
  const canSee = useCan('products.can_view');
  const products = useQuery({
    ...callQuery(api, apiContract.products.list, PUBLISHED),
    enabled: canSee,
  });
  const categories = useQuery({
    ...callQuery(api, apiContract.productCategories.list, ALL),
    enabled: canSee,
  });
  // Cart settings affect the product cards.
  const cart = useQuery({ ...callQuery(api, apiContract.cart.settings), enabled: canSee });
  return useMemo(() => {
    if (!canSee) return undefined;
    const known = products.data ? rows(products.data).rows : [];
    return {
      state: NO_SHOP_STATE,
      list: (list) => {
        const query = productsQuery(list, NO_SHOP_STATE);
        const { productIds, categoryIds } = query ?? {};
        const found = known.filter(
          ({ id, categories: own }) =>
            query !== undefined &&
            (productIds?.includes(id) ?? true) &&
            (categoryIds === undefined || own.some((one) => categoryIds.includes(one.id))),
        );
        if (query?.orderBy === 'price') found.sort((a, b) => getPrice(a) - getPrice(b));
        if (query?.orderDirection === 'DESC') found.reverse();
        const limit = query && query.limit > 0 ? query.limit : found.length;
        const listed: PublicProduct[] = found.slice(0, limit);
        const prices = found.map(getPrice);
        return {
          rows: list.limit === -1 ? listed : listed.slice(0, productsPerPage(list, NO_SHOP_STATE)),
          total: listed.length,
          minPrice: prices.length > 0 ? Math.min(...prices) : 0,
          maxPrice: prices.length > 0 ? Math.max(...prices) : 0,
          page: 1,
        };
      },
      product: (id) => known.find((product) => product.id === id),
      // The canvas has no viewing history, so it shows sample products.
      viewed: known.slice(0, MAX_VIEWED),
      categories: categories.data
        ? rows(categories.data).rows
        : categories.isError
          ? 'failed'
          : 'loading',
      cart: cart.data?.data,
    };
  }, [canSee, products.data, categories.data, categories.isError, cart.data]);
}
