import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

const { inventory, stockLocations, products } = apiContract;

/** All places of the tenant, the usual one first. */
export const placesQuery = () => callQuery(api, stockLocations.list);

/** How many variants are low on stock. */
export const lowQuery = () =>
  callQuery(api, inventory.levels, { query: { low: true, itemsPerPage: 1 } });

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
