import type { ApiClient } from '@org/api-client';
import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Query of the current user with tenant and permissions. */
export const meQuery = (api: ApiClient) => ({
  ...callQuery(api, apiContract.auth.me),
  staleTime: 60_000,
});

/** Key under which `meQuery` is cached. */
export const ME_KEY = callKey(apiContract.auth.me, {});

/**
 * Loads what every screen needs: the user, including date formats.
 * @throws when that fails
 */
export async function loadSession(api: ApiClient, queries: QueryClient): Promise<void> {
  await queries.ensureQueryData(meQuery(api));
}
