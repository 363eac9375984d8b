import type { RouteCall } from '@org/schema/contract';
import type { QueryKey, UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { CallArguments, CallInput, CallResult } from './call-input.ts';
import type { ApiClient } from './create-client.ts';

type KeyParts<R> = Partial<Pick<CallInput<R>, 'params' | 'query'>>;

/**
 * Returns the cache key of a call's response.
 * @returns a key that matches all its calls; with params and query, the key of one call
 */
export function callKey<R extends RouteCall>(route: R, input?: KeyParts<R>): QueryKey {
  return input ? [route.id, input.params ?? {}, input.query ?? {}] : [route.id];
}

/** Options for every hook and method of TanStack Query. */
export interface CallQuery<R> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<CallResult<R>>;
}

/**
 * Returns options for `useQuery` and similar hooks from a route.
 * @example useQuery(callQuery(api, apiContract.pages.get, { params: { id } }))
 */
export function callQuery<R extends RouteCall>(
  client: ApiClient,
  route: R,
  ...args: CallArguments<R>
): CallQuery<R> {
  const input = args[0];
  return {
    queryKey: callKey(route, (input ?? {}) as KeyParts<R>),
    queryFn: ({ signal }) => client.call(route, ...([{ ...input, signal }] as CallArguments<R>)),
  };
}

/**
 * Returns options for `useMutation` from a route; `mutate` takes the call's input.
 * @example const save = useMutation(callMutation(api, apiContract.pages.create))
 */
export function callMutation<R extends RouteCall>(
  client: ApiClient,
  route: R,
): UseMutationOptions<CallResult<R>, ApiError, CallInput<R>> {
  return {
    mutationKey: [route.id],
    mutationFn: (input) => client.call(route, ...([input] as CallArguments<R>)),
  };
}
