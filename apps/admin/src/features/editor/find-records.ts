import type { ApiClient } from '@org/api-client';
import type { EditorHost } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';

/** Maximum number of suggested records. */
const OFFERED = 8;

/** Finds records for blocks, as the command menu does. */
export function findRecords(api: ApiClient): NonNullable<EditorHost['findRecords']> {
  return async (of, query) => {
    const words = 'search' in query && query.search ? { search: query.search } : {};
    const ids = 'ids' in query ? { ids: [...query.ids] } : {};
    if (of === 'tags') {
      const answer = await api.call(apiContract.products.tags, { query: { itemsPerPage: 200 } });
      const isMeant = ({ id, name }: { readonly id: number; readonly name: string }): boolean =>
        'ids' in query
          ? query.ids.includes(id)
          : name.toLowerCase().includes(query.search.toLowerCase());
      return answer.rows.filter(isMeant).map(({ id, name }) => ({ id, label: name }));
    }
    if (of === 'collections') {
      const { results } = await api.call(apiContract.collections.list, {
        query: { itemsPerPage: 'ids' in query ? 200 : OFFERED, ...words, ...ids },
      });
      return results.rows.map(({ id, name }) => ({ id, label: name }));
    }
    if (of === 'categories') {
      const { results } = await api.call(apiContract.productCategories.list, {
        query: { limit: 'ids' in query ? -1 : OFFERED, ...words, ...ids },
      });
      return results.rows.map(({ id, category }) => ({ id, label: category }));
    }
    const { results } = await api.call(apiContract.products.list, {
      query: { itemsPerPage: 'ids' in query ? 200 : OFFERED, ...words, ...ids },
    });
    return results.rows.map(({ id, name }) => ({ id, label: name }));
  };
}
