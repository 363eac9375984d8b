import { type ApiClient, isApiError } from '@org/api-client';
import { getListQuery } from '@org/content';
import type { ItemSource } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';

/** Creates the source of the items that the canvas shows. */
export function itemSource(api: ApiClient, locale: string): ItemSource {
  return {
    locale,
    list: async (props) => {
      const { collectionId, direction, isPaged: _isPaged, ...query } = getListQuery(props);
      try {
        const { collection, rows } = await api.call(apiContract.collectionItems.publicList, {
          query: { ...query, collection_id: collectionId, orderDirection: direction },
        });
        return { fields: collection.fields, items: rows };
      } catch (error) {
        if (isApiError(error, 'not_found')) return undefined;
        throw error;
      }
    },
  };
}
