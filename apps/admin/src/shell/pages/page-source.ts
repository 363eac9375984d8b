import type { RecordSource } from '@org/admin-kit';
import { isApiError, rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';

const { pages } = apiContract;

/** Creates a source of pages by title for a picker. */
function createPageSource(status?: 'published'): RecordSource {
  return {
    key: [...callKey(pages.list), status ?? 'all'],
    async find(api, search, signal) {
      const query = { itemsPerPage: 20, ...(status && { status }), ...(search && { search }) };
      const found = rows(await api.call(pages.list, { query, signal })).rows;
      return found.map(({ id, title }) => ({ value: String(id), label: title }));
    },
    async getName(api, id) {
      try {
        return (await api.call(pages.get, { params: { id } })).page.title;
      } catch (error) {
        if (isApiError(error, 'page_not_found')) return undefined;
        throw error;
      }
    },
  };
}

/** All pages by title. */
export const PAGES = createPageSource();

/** Published pages by title. */
export const PUBLISHED_PAGES = createPageSource('published');
