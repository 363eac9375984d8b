import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Query of the current user with tenant and permissions. */
export const meQuery = () => ({ ...callQuery(api, apiContract.auth.me), staleTime: 60_000 });

/** Key under which `meQuery` is cached. */
export const ME_KEY = callKey(apiContract.auth.me, {});

/** Loads what every screen needs: the user, including date formats. Errors: rejects when that fails. */
export async function loadSession(queries: QueryClient): Promise<void> {
  await queries.ensureQueryData(meQuery());
}
