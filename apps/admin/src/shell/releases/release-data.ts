import { failureWords } from '@org/admin-kit';
import type { ApiError } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { useQueryClient } from '@tanstack/react-query';

/** Returns the message of a refused action: the reasons of the items, or the failure itself. */
export function refusalText(error: ApiError): string {
  const reasons = Object.values(error.formErrors);
  return reasons.length > 0 ? reasons.join(' ') : failureWords(error);
}

/** Returns a function that reloads everything that a release changes. */
export function useRefreshReleases(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const { pages, posts, releases } = apiContract;
    const stale = [
      releases.list,
      releases.get,
      releases.pending,
      releases.candidates,
      pages.list,
      pages.get,
      posts.list,
      posts.get,
    ];
    await Promise.all(
      stale.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })),
    );
  };
}
