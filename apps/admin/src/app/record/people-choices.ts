import { apiContract } from '@org/schema';
import { api } from '../api.ts';
import type { ChoiceSource } from '../list/list-screen.ts';

async function findPeople(query: { search?: string; ids?: number[] }) {
  const { rows } = await api.call(apiContract.assignees.list, { query });
  return rows.map(({ id, displayName }) => ({ value: id, label: displayName }));
}

/** The staff of the tenant as choices, and whoever else a record names by their id. */
export const peopleChoices: ChoiceSource = {
  find: (search) => findPeople(search ? { search } : {}),
  named: (ids) => findPeople({ ids: [...ids] }),
};
