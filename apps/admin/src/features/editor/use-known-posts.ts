import { useCan } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import type { SitePosts } from '@org/blocks';
import { apiContract } from '@org/schema/contract';
import { isScheduled } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Maximum number of posts in a list. */
const MOST = 50;
const LATEST = {
  query: {
    status: 'published',
    itemsPerPage: MOST,
    orderBy: 'publish_date',
    orderDirection: 'DESC',
  },
} as const;

/** Returns the latest published posts for lists in the canvas; undefined for users who may not view the blog. */
export function useKnownPosts(): SitePosts | undefined {
  const canSee = useCan('blog.can_view');
  const { data } = useQuery({
    ...callQuery(useApi(), apiContract.posts.list, LATEST),
    enabled: canSee,
  });
  return useMemo(() => {
    if (!data) return undefined;
    const due = rows(data).rows.filter((post) => !isScheduled(post));
    // Scheduled posts are first in the list, so none of them is beyond the loaded page.
    const total = rows(data).total - (rows(data).rows.length - due.length);
    return (perPage) => ({ rows: due.slice(0, perPage), total, page: 1 });
  }, [data]);
}
