import { apiContract } from '@org/schema';
import { api } from '../api.ts';
import type { ChoiceSource } from '../list/list-screen.ts';

async function findPeople(query: { search?: string; ids?: number[] }) {
  const { rows } = await api.call(apiContract.assignees.list, { query });
  return rows.map(({ id, displayName }) => ({ value: id, label: displayName }));
}

/** Staff of the tenant as options, and others that a record refers to by id. */
export const peopleChoices: ChoiceSource = {
  find: (search) => findPeople(search ? { search } : {}),
  named: (ids) => findPeople({ ids: [...ids] }),
};
