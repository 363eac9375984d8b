import type { ApiClient } from '@org/api-client';
import type { PostsPart } from '@org/blocks';
import { postsPerPage } from '@org/blocks/definitions';
import { apiContract } from '@org/schema/contract';
import type { PageBlocks } from './page-blocks.ts';

/** The posts that a page shows. */
export interface FoundPosts {
  /** Parts by how many posts they hold; undefined where no block shows any. */
  readonly posts?: ReadonlyMap<number, PostsPart> | undefined;
  /** False for a part that the page's lists do not reach to. */
  readonly isThere: boolean;
}

/** One part of the posts, newest first; the last one where there are not so many. */
async function getPart(api: ApiClient, part: number, perPage: number): Promise<PostsPart> {
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
 * Returns the posts of the lists on a page, requested only when there are lists. Takes blocks of a page, position of the lists
 * in the URL.
 */
export async function findPosts(
  api: ApiClient,
  blocks: PageBlocks,
  part: number,
): Promise<FoundPosts> {
  const sizes = new Set((blocks.get('BlogList') ?? []).map(({ perPage }) => postsPerPage(perPage)));
  if (sizes.size === 0) return { isThere: part === 1 };
  const parts = new Map(
    await Promise.all(
      Array.from(sizes, async (size) => [size, await getPart(api, part, size)] as const),
    ),
  );
  return {
    posts: parts,
    isThere: part === 1 || [...parts.values()].some(({ page }) => page === part),
  };
}
