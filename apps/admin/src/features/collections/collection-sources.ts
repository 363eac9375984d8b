import type { RecordSource } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';

const { collections, collectionItems } = apiContract;

/** Maximum number of suggestions. */
const MAX_FOUND = 20;

/** Returns a value; undefined for a record that does not exist. */
async function ifFound<Value>(find: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await find();
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined;
    throw error;
  }
}

/** Collections as options. */
export const collectionSource: RecordSource = {
  key: callKey(collections.list, { query: {} }),
  find: async (api, search, signal) => {
    const query = { search, itemsPerPage: MAX_FOUND, orderBy: 'name' };
    const { results } = await api.call(collections.list, { query, signal });
    return results.rows.map(({ id, name }) => ({ value: String(id), label: name }));
  },
  getName: (api, id) =>
    ifFound(async () => (await api.call(collections.get, { params: { id } })).collection.name),
};

/** Returns the items of a collection as options. */
export function itemSource(collectionId: number): RecordSource {
  return {
    key: callKey(collectionItems.list, { query: { collection_id: collectionId } }),
    find: async (api, search, signal) => {
      const query = {
        collection_id: collectionId,
        search,
        itemsPerPage: MAX_FOUND,
        orderBy: 'title',
      };
      const { results } = await api.call(collectionItems.list, { query, signal });
      return results.rows.map(({ id, title }) => ({ value: String(id), label: title }));
    },
    getName: (api, id) =>
      ifFound(
        async () => (await api.call(collectionItems.get, { params: { id } })).collection_item.title,
      ),
  };
}
