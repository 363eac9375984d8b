import { MAX_LISTED_ITEMS } from '@org/schema';
import type { BuilderNode, JsonObject } from '@org/schema/entities';

/** Types of the block that lists the items of a collection, and of the block that is repeated for each item. */
export const LIST_TYPES = { list: 'CollectionList', item: 'CollectionItem' } as const;

/** Items that a block lists. */
export interface ListQuery {
  /** 0 for none. */
  readonly collectionId: number;
  /** Key of the field that items are filtered by; '' for all items. */
  readonly field: string;
  readonly value: string;
  /** `position`, `title`, `created_at`, or the key of a field. */
  readonly orderBy: string;
  readonly direction: 'ASC' | 'DESC';
  readonly itemsPerPage: number;
  /** True for a list with further pages, false for one that only has its first items. */
  readonly isPaged: boolean;
}

/** Returns true for a block that lists the items of a collection. */
export function isList(node: BuilderNode | undefined): boolean {
  return node?.type.resolvedName === LIST_TYPES.list;
}

const getText = (value: unknown, most: number): string =>
  typeof value === 'string' && value.length <= most ? value : '';

/** Returns what a block lists, from its stored props: invalid ones have their defaults. */
export function getListQuery(props: JsonObject): ListQuery {
  const { collectionId, perPage } = props;
  return {
    collectionId:
      typeof collectionId === 'number' && Number.isSafeInteger(collectionId) && collectionId > 0
        ? collectionId
        : 0,
    field: getText(props.filterField, 50),
    value: getText(props.filterValue, 200),
    orderBy: getText(props.orderBy, 50) || 'position',
    direction: props.orderDirection === 'DESC' ? 'DESC' : 'ASC',
    itemsPerPage:
      typeof perPage === 'number' && Number.isFinite(perPage)
        ? Math.min(MAX_LISTED_ITEMS, Math.max(1, Math.round(perPage)))
        : 12,
    isPaged: props.paging !== 'none',
  };
}

/** Returns a text that is the same for blocks that list the same items. */
export function getListKey(props: JsonObject): string {
  return JSON.stringify(Object.values(getListQuery(props)));
}
