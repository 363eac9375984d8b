import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Who is signed in, where, and what they may do. */
export const meQuery = () => ({ ...callQuery(api, apiContract.auth.me), staleTime: 60_000 });

/** Key under which `meQuery` is cached. */
export const ME_KEY = callKey(apiContract.auth.me, {});

/** Loads what every screen stands on: the person, with the formats that dates are written in. Errors: rejects when that fails. */
export async function loadSession(queries: QueryClient): Promise<void> {
  await queries.ensureQueryData(meQuery());
}
