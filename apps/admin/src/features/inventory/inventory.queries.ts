import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

const { inventory, stockLocations, products } = apiContract;

/** All places of the tenant, the usual one first. */
export const placesQuery = () => callQuery(api, stockLocations.list);

/** How many variants are low on stock, anywhere or at one place. */
export const lowQuery = (locationId?: number) =>
  callQuery(api, inventory.levels, {
    query: { low: true, itemsPerPage: 1, ...(locationId !== undefined && { locationId }) },
  });

/** Rows of one call, and most of one grid. */
const PAGE = 200;
export const MAX_GRID_ROWS = 5000;

/** What a grid shows: named products or variants, else what the list of stock is narrowed to. */
export interface GridAsked {
  readonly products?: readonly number[] | undefined;
  readonly variants?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly filter?: string | undefined;
  readonly low?: boolean | undefined;
  readonly locationId: number | undefined;
}

/** A call of the grid: which of its parts, and where it goes on. */
interface GridCall {
  readonly part: number;
  readonly cursor: string | null;
}

/** The parts that a choice is asked for in: a call names no more than some hundreds. */
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
 * The rows of a grid, call by call. A small one is asked for again when somebody changes stock; of a large one that would be
 * all of it each time, and what is saved says what it was based on.
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

/** Asks again for everything that tells of pieces or prices. */
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
