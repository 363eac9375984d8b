import { isApiError } from '@org/api-client';
import { ERRORS } from '@org/schema/errors';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** Returns true when the same request may succeed later. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.code === 'unreachable') return true;
  return (
    error.code in ERRORS &&
    ERRORS[error.code as keyof typeof ERRORS].retry &&
    error.code !== 'rate_limited'
  );
}

/** The query cache. */
export const queries: QueryClient = new QueryClient({
  defaultOptions: {
    // Without a network a request fails immediately with a message, instead of waiting silently.
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
