import { peopleChoices, type RecordOption, type RecordSource } from '@org/admin-kit';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Assignee } from '@org/schema/entities';

/** Staff of the tenant, for pickers. */
export const PEOPLE: RecordSource = {
  key: callKey(apiContract.assignees.list),
  find: async (api, search) =>
    (await peopleChoices.find(api, search ?? '')).map(({ value, label }) => ({
      value: String(value),
      label,
    })),
  getName: async (api, id) => (await peopleChoices.named(api, [id]))[0]?.label,
};

/** Returns people of a record as options of a picker. */
export const toPeopleOptions = (people: readonly Assignee[] = []): RecordOption[] =>
  people.map(({ id, displayName, firstname }) => ({
    value: String(id),
    label: displayName || firstname,
  }));
