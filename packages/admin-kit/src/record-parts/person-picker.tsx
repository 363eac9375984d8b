import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ReactElement } from 'react';
import { peopleChoices } from '../list-data/people-choices.ts';
import { text } from './messages.ts';
import { RecordPicker, type RecordPickerProps } from './record-picker.tsx';
import type { RecordSource } from './record-source.ts';

const PEOPLE: RecordSource = {
  key: callKey(apiContract.assignees.list),
  find: async (api, search) =>
    (await peopleChoices.find(api, search ?? '')).map(({ value, label }) => ({
      value: String(value),
      label,
    })),
  getName: async (api, id) => (await peopleChoices.named(api, [id]))[0]?.label,
};

/** Picks a member of the tenant. */
export function PersonPicker(
  props: Omit<RecordPickerProps, 'source' | 'nothingFound'>,
): ReactElement {
  return <RecordPicker source={PEOPLE} nothingFound={text.nobodyFound} {...props} />;
}
