import type { ApiClient } from '@org/api-client';
import type { TagRef } from '@org/schema/entities';
import type { ChoiceSource } from './list-screen.ts';

const toChoice = ({ id, name, color }: TagRef) => ({ value: id, label: name, color });

/**
 * Returns the tags of an entity as options.
 * @param readAll - function that loads all of them
 */
export function tagChoices(readAll: (api: ApiClient) => Promise<readonly TagRef[]>): ChoiceSource {
  return {
    find: async (api, search) => {
      const word = search.toLowerCase();
      return (await readAll(api))
        .filter(({ name }) => name.toLowerCase().includes(word))
        .map(toChoice);
    },
    named: async (api, ids) =>
      (await readAll(api)).filter(({ id }) => ids.includes(id)).map(toChoice),
  };
}
