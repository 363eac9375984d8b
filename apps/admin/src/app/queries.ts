import { isApiError } from '@org/api-client';
import { ERRORS } from '@org/schema';
import { QueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from './form/form-draft.ts';

const MAX_RETRIES = 2;

/** True where the same call may succeed a moment later. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.code === 'unreachable') return true;
  return (
    error.code in ERRORS &&
    ERRORS[error.code as keyof typeof ERRORS].retry &&
    error.code !== 'rate_limited'
  );
}

/** The cache of answers. */
export const queries: QueryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails at once and says so, rather than waiting without a word.
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Forgets what was read and typed in the name of whoever was signed in: the next person at this tab is somebody else. */
export function forgetPerson(): void {
  queries.clear();
  dropAllDrafts();
}
