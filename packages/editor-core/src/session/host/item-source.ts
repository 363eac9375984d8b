import type { JsonObject, PublicItem, ShownItem } from '@org/schema/entities';

/** Items of a list, with the fields of their collection. */
export interface ListedItems extends Pick<ShownItem, 'fields'> {
  readonly items: readonly PublicItem[];
}

/** Published items of collections, as visitors see them. */
export interface ItemSource {
  /** Locale of the site, for dates and numbers. */
  readonly locale: string;
  /**
   * Returns the first items of a list, by the props of its block; undefined for a collection that does not exist.
   * @throws that of the request
   */
  readonly list: (props: JsonObject) => Promise<ListedItems | undefined>;
}
