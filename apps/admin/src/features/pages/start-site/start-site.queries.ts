import { callKey, callQuery } from '@org/api-client/react';
import { apiContract, type RouteResponse, type StartedSite } from '@org/schema/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../shell/client/api.ts';
import { refreshPages } from '../pages.queries.ts';

const { starterSites, settings } = apiContract;
type Offers = RouteResponse<typeof starterSites.list>;

/** Returns true while a site is being created. */
export function isMoving(started: Pick<StartedSite, 'status'> | null): boolean {
  return started?.status === 'waiting' || started?.status === 'running';
}

/** Query of the starter sites and their progress, polled every second while one is being created. */
export const offersQuery = () => ({
  ...callQuery(api, starterSites.list),
  refetchInterval: (query: { state: { data?: Offers | undefined } }) =>
    query.state.data?.sites.some(({ started }) => isMoving(started)) ? 1000 : false,
});

/** Invalidates what creating or undoing a site changes. */
export async function refreshSites(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: callKey(starterSites.list) }),
    queries.invalidateQueries({ queryKey: callKey(settings.get) }),
    refreshPages(queries),
  ]);
}
