import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../shell/client/api.ts';

const { inventory, stockLocations, products } = apiContract;

/** Query of all locations of the tenant, default first. */
export const placesQuery = () => callQuery(api, stockLocations.list);

/** Query of the number of low-stock variants, at all locations or one. */
export const lowQuery = (locationId?: number) =>
  callQuery(api, inventory.levels, {
    query: { low: true, itemsPerPage: 1, ...(locationId !== undefined && { locationId }) },
  });

/** Maximum number of rows of a request. */
const PAGE = 200;
export const MAX_GRID_ROWS = 5000;

/** Content of a grid: named products or variants, else the filters of the stock list. */
export interface GridAsked {
  readonly products?: readonly number[] | undefined;
  readonly variants?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly filter?: string | undefined;
  readonly low?: boolean | undefined;
  readonly locationId: number | undefined;
}

/** Request of a grid: chunk and cursor. */
interface GridCall {
  readonly part: number;
  readonly cursor: string | null;
}

/** Splits a selection into chunks, since a request accepts only some hundreds of ids. */
function getParts({ products, variants, search, filter, low }: GridAsked) {
  const parts = (ids: readonly number[]): number[][] =>
    Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, at) =>
      ids.slice(at * PAGE, (at + 1) * PAGE),
    );
  if (products) return parts(products).map((productIds) => ({ productIds }));
  if (variants) return parts(variants).map((ids) => ({ ids }));
  return [{ ...(search && { search }), ...(filter && { filter }), ...(low && { low }) }];
}

/**
 * Query of a grid's rows, request by request. A small grid is refetched after stock changes; a large one is not, since all of it
 * would be, and saving detects conflicts anyway.
 */
export function gridQuery(asked: GridAsked) {
  const parts = getParts(asked);
  const isSmall = parts.length === 1 && (asked.products ?? asked.variants) !== undefined;
  return infiniteQueryOptions({
    queryKey: [...(isSmall ? callKey(inventory.levels) : ['stock grid']), asked],
    queryFn: async ({ pageParam: { part, cursor }, signal }) => {
      const query = {
        itemsPerPage: PAGE,
        orderBy: 'name,sku',
        ...parts[part],
        ...(asked.locationId !== undefined && { locationId: asked.locationId }),
        ...(cursor !== null && { cursor }),
      };
      return { part, results: (await api.call(inventory.levels, { query, signal })).results };
    },
    initialPageParam: { part: 0, cursor: null } as GridCall,
    getNextPageParam: ({ part, results }): GridCall | undefined => {
      if (results.nextCursor !== null) return { part, cursor: results.nextCursor };
      return part + 1 < parts.length ? { part: part + 1, cursor: null } : undefined;
    },
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Invalidates everything that shows stock or prices. */
export async function refreshStock(queries: QueryClient): Promise<void> {
  const routes = [
    inventory.levels,
    inventory.movements,
    stockLocations.list,
    products.list,
    products.get,
  ];
  await Promise.all(routes.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })));
}
