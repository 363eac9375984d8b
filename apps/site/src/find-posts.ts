import type { ApiClient } from '@org/api-client';
import type { PostsPart, SitePosts } from '@org/blocks';
import { postsPerPage } from '@org/blocks/definitions';
import type { ContentLoader } from '@org/content/node';
import { apiContract } from '@org/schema';
import { pageBlocks } from './page-blocks.ts';
import type { PageAnswer } from './site-page.ts';

/** The posts that a page shows. */
export interface FoundPosts {
  /** Undefined where no block shows any. */
  readonly posts?: SitePosts | undefined;
  /** False for a part that the page's lists do not reach to. */
  readonly isThere: boolean;
}

/** One part of the posts, newest first; the last one where there are not so many. Source: BLK-BLOGLIST-04. */
async function partOf(api: ApiClient, part: number, perPage: number): Promise<PostsPart> {
  const ask = (currentPage: number) =>
    api.call(apiContract.posts.publicList, {
      query: {
        currentPage,
        itemsPerPage: perPage,
        orderBy: 'publish_date',
        orderDirection: 'DESC',
      },
    });
  const { rows, total } = await ask(part);
  const last = Math.max(1, Math.ceil(total / perPage));
  return part <= last
    ? { rows, total, page: part }
    : { rows: (await ask(last)).rows, total, page: last };
}

/**
 * The posts that a page's lists show, asked for only where there are lists. Shape: page, which part of the lists its address names.
 * Source: BLK-BLOGLIST-03, BLK-BLOGLIST-04.
 */
export async function findPosts(
  api: ApiClient,
  answer: PageAnswer,
  part: number,
  load: ContentLoader,
): Promise<FoundPosts> {
  const sizes = new Set(
    pageBlocks(answer, 'BlogList', load).map(({ perPage }) => postsPerPage(perPage)),
  );
  if (sizes.size === 0) return { isThere: part === 1 };
  const parts = new Map(
    await Promise.all(
      Array.from(sizes, async (size) => [size, await partOf(api, part, size)] as const),
    ),
  );
  return {
    posts: (perPage) => parts.get(perPage),
    isThere: part === 1 || [...parts.values()].some(({ page }) => page === part),
  };
}
