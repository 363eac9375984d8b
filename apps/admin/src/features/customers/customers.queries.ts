import { type ApiClient, rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';

const { notes } = apiContract;

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
