import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { api } from '../api.ts';

/** Who is signed in, where, and what they may do. */
export const meQuery = () => ({ ...callQuery(api, apiContract.auth.me), staleTime: 60_000 });

/** Key under which `meQuery` is cached. */
export const ME_KEY = callKey(apiContract.auth.me, {});
