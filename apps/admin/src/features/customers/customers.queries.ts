import { rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { api } from '../../app/api.ts';

const { customers, notes } = apiContract;

/** The fields that the tenant has added to its customers. */
export const customFieldsQuery = () => ({
  queryKey: callKey(customers.customFields),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    rows(await api.call(customers.customFields, { signal })).rows,
});

/** The latest notes about a customer. */
export const notesOfQuery = (customerId: number) => ({
  queryKey: [...callKey(notes.list), 'of customer', customerId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    rows(
      await api.call(notes.list, { query: { customer_id: customerId, itemsPerPage: 5 }, signal }),
    ),
});
