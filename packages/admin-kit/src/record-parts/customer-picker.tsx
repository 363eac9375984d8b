import { isApiError, rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { RecordPicker, type RecordPickerProps } from './record-picker.tsx';
import type { RecordSource } from './record-source.ts';

const { customers } = apiContract;

const CUSTOMERS: RecordSource = {
  key: callKey(customers.list),
  async find(api, search, signal) {
    const query = { itemsPerPage: 20, ...(search && { search }) };
    const found = rows(await api.call(customers.list, { query, signal })).rows;
    return found.map(({ id, displayName, email }) => ({
      value: String(id),
      label: displayName === email || !email ? displayName : `${displayName} · ${email}`,
    }));
  },
  async getName(api, id) {
    try {
      return (await api.call(customers.get, { params: { id } })).customer.displayName;
    } catch (error) {
      if (isApiError(error, 'not_found')) return undefined;
      throw error;
    }
  },
};

/** Picks a customer. */
export function CustomerPicker(
  props: Omit<RecordPickerProps, 'source' | 'nothingFound'>,
): ReactElement {
  return <RecordPicker source={CUSTOMERS} nothingFound={text.noCustomersFound} {...props} />;
}
