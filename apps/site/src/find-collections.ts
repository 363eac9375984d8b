import { type ApiClient, isApiError } from '@org/api-client';
import type { ItemsPart } from '@org/blocks';
import { getListKey, getListQuery } from '@org/content';
import { apiContract } from '@org/schema/contract';
import type { JsonObject, MediaFacts } from '@org/schema/entities';
import type { PageBlocks } from './page-blocks.ts';

/** Maximum number of different lists on a page; further ones are empty. */
const MAX_LISTS = 20;

/** The items that a page shows. */
export interface FoundItems {
  /** Parts by the key of their lists; undefined where no block lists any. */
  readonly collections?: ReadonlyMap<string, ItemsPart> | undefined;
  /** Images of the items. */
  readonly itemMedia?: readonly MediaFacts[] | undefined;
  /** False for a part that the page's lists do not reach to. */
  readonly isThere: boolean;
}

interface FoundPart {
  readonly part: ItemsPart;
  readonly media: readonly MediaFacts[];
}

/** Returns one part of a list, or the last one where there are not so many; undefined for a collection that does not exist. */
async function getPart(
  api: ApiClient,
  props: JsonObject,
  part: number,
): Promise<FoundPart | undefined> {
  const { collectionId, field, value, orderBy, direction, itemsPerPage, isPaged } =
    getListQuery(props);
  if (collectionId === 0) return undefined;
  const ask = (currentPage: number) =>
    api.call(apiContract.collectionItems.publicList, {
      query: {
        collection_id: collectionId,
        currentPage,
        itemsPerPage,
        orderBy,
        orderDirection: direction,
        field,
        value,
      },
    });
  try {
    const asked = isPaged ? part : 1;
    const first = await ask(asked);
    const last = Math.max(1, Math.ceil(first.total / itemsPerPage));
    const { collection, rows, total, media } = asked <= last ? first : await ask(last);
    const page = Math.min(asked, last);
    return { part: { fields: collection.fields, items: rows, total, page }, media };
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined;
    throw error;
  }
}

/**
 * Returns the items of the lists on a page, requested only when there are lists. Takes blocks of a page, position of the lists
 * in the URL.
 */
export async function findCollections(
  api: ApiClient,
  blocks: PageBlocks,
  part: number,
): Promise<FoundItems> {
  const lists = new Map(
    (blocks.get('CollectionList') ?? []).map((props) => [getListKey(props), props] as const),
  );
  if (lists.size === 0) return { isThere: part === 1 };
  const asked = [...lists].slice(0, MAX_LISTS);
  const found = await Promise.all(
    asked.map(async ([key, props]) => [key, await getPart(api, props, part)] as const),
  );
  const parts = found.flatMap(([key, one]) => (one ? [[key, one] as const] : []));
  const media = parts.flatMap(([, one]) => one.media);
  return {
    collections: new Map(parts.map(([key, one]) => [key, one.part])),
    itemMedia: [...new Map(media.map((facts) => [facts.guid, facts])).values()],
    isThere: part === 1 || parts.some(([, one]) => one.part.page === part),
  };
}
