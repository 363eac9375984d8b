import type { ApiClient } from '@org/api-client';
import { type FoundItems, findCollections } from './find-collections.ts';
import { type FoundPosts, findPosts } from './find-posts.ts';
import type { PageBlocks } from './page-blocks.ts';

/** The posts and the items of collections that a page shows. */
export type FoundLists = FoundPosts & FoundItems;

/**
 * Returns what the lists of a page show. Takes blocks of a page, position of its lists in the URL.
 * @returns `isThere`: false for a part that none of the lists reaches to
 */
export async function findLists(
  api: ApiClient,
  blocks: PageBlocks,
  part: number,
): Promise<FoundLists> {
  const [posts, items] = await Promise.all([
    findPosts(api, blocks, part),
    findCollections(api, blocks, part),
  ]);
  return { ...posts, ...items, isThere: posts.isThere || items.isThere };
}
