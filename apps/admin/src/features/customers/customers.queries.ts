import { type ApiClient, rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { api } from '../../shell/client/api.ts';

const { customers, notes } = apiContract;

/** Query of the tenant's custom fields of customers. */
export const customFieldsQuery = () => ({
  queryKey: callKey(customers.customFields),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    rows(await api.call(customers.customFields, { signal })).rows,
});

/** Source of the latest notes about a customer. */
export const customerNotesQuery = (client: ApiClient, customerId: number) => ({
  queryKey: [...callKey(notes.list), 'of customer', customerId],
  read: async (signal: AbortSignal) =>
    rows(
      await client.call(notes.list, {
        query: { customer_id: customerId, itemsPerPage: 5 },
        signal,
      }),
    ).rows,
});
