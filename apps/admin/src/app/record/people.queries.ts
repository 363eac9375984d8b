import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { peopleChoices } from './people-choices.ts';

/** The staff of the tenant to choose from. */
export const peopleQuery = () => ({
  queryKey: [...callKey(apiContract.assignees.list), 'choices'],
  queryFn: () => peopleChoices.find(''),
  staleTime: 60_000,
});
