import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import type { SitePosts } from '@org/blocks';
import { apiContract, isScheduled } from '@org/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '../../app/session/use-me.ts';

/** Posts that one list shows at most. */
const MOST = 50;
const LATEST = {
  query: {
    status: 'published',
    itemsPerPage: MOST,
    orderBy: 'publish_date',
    orderDirection: 'DESC',
  },
} as const;

/** The latest posts that visitors read, for the lists in the canvas; undefined for who may not see the blog. */
export function useKnownPosts(): SitePosts | undefined {
  const canSee = useCan('blog.can_view');
  const { data } = useQuery({
    ...callQuery(useApi(), apiContract.posts.list, LATEST),
    enabled: canSee,
  });
  return useMemo(() => {
    if (!data) return undefined;
    const due = rows(data).rows.filter((post) => !isScheduled(post));
    // Those that are not due come first, so that none of them is among what was left out.
    const total = rows(data).total - (rows(data).rows.length - due.length);
    return (perPage) => ({ rows: due.slice(0, perPage), total, page: 1 });
  }, [data]);
}
