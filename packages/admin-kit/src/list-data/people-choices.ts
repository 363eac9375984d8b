import type { ApiClient } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import type { ChoiceSource } from './list-screen.ts';

async function findPeople(api: ApiClient, query: { search?: string; ids?: number[] }) {
  const { rows } = await api.call(apiContract.assignees.list, { query });
  return rows.map(({ id, displayName }) => ({ value: id, label: displayName }));
}

/** Staff of the tenant as options, and others that a record refers to by id. */
export const peopleChoices: ChoiceSource = {
  find: (api, search) => findPeople(api, search ? { search } : {}),
  named: (api, ids) => findPeople(api, { ids: [...ids] }),
};
