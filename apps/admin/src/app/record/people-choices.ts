import { apiContract } from '@org/schema';
import { api } from '../api.ts';
import type { ChoiceSource } from '../list/list-screen.ts';

async function findPeople(search: string) {
  const { rows } = await api.call(apiContract.assignees.list, {
    query: search ? { search } : {},
  });
  return rows.map(({ id, displayName }) => ({ value: id, label: displayName }));
}

/** The staff of the tenant as choices. */
export const peopleChoices: ChoiceSource = {
  find: findPeople,
  named: async (ids) => (await findPeople('')).filter(({ value }) => ids.includes(value)),
};
