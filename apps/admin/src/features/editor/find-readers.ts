import type { ApiClient } from '@org/api-client';
import type { EmailReader } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import { text } from './messages.ts';

/** Creates the search of customers and subscribers as whom an email can be previewed. */
export function findReaders(api: ApiClient) {
  return async (search: string): Promise<readonly EmailReader[]> => {
    const { results } = await api.call(apiContract.emailReaders.list, {
      query: search === '' ? {} : { search },
    });
    return results.rows.map(({ kind, id, name, email, fields }) => ({
      key: `${kind} ${id}`,
      name,
      note: [text.readers[kind], email].filter(Boolean).join(' · '),
      fields,
    }));
  };
}
