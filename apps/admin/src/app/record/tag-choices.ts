import type { TagRef } from '@org/schema';
import type { ChoiceSource } from '../list/list-screen.ts';

const toChoice = ({ id, name, color }: TagRef) => ({ value: id, label: name, color });

/** Returns the tags of an entity as options. Shape: function that loads all of them → source. */
export function tagChoices(readAll: () => Promise<readonly TagRef[]>): ChoiceSource {
  return {
    find: async (search) => {
      const word = search.toLowerCase();
      return (await readAll())
        .filter(({ name }) => name.toLowerCase().includes(word))
        .map(toChoice);
    },
    named: async (ids) => (await readAll()).filter(({ id }) => ids.includes(id)).map(toChoice),
  };
}
