import type { CollectionField, JsonObject, PublicItem } from '@org/schema/entities';

/** A page of the items of a list, with the fields of their collection. */
export interface ItemsPart {
  readonly fields: readonly CollectionField[];
  readonly items: readonly PublicItem[];
  /** Total number of items. */
  readonly total: number;
  /** Number of this page, from 1. */
  readonly page: number;
}

/**
 * Items of the lists of a site.
 * @param props - props of the block that lists them
 * @returns the current page of the list; undefined when there is none
 */
export type SiteCollections = (props: JsonObject) => ItemsPart | undefined;
