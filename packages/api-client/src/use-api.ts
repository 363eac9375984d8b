import { invariant } from '@org/schema/errors';
import { type Context, createContext, use } from 'react';
import type { ApiClient } from './create-client.ts';

/** Context with the client of `ApiProvider`. */
export const ApiContext: Context<ApiClient | undefined> = createContext<ApiClient | undefined>(
  undefined,
);

/**
 * Returns the client of the surrounding `ApiProvider`.
 * @throws outside of one
 */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  invariant(client, 'useApi is called outside of an ApiProvider');
  return client;
}
