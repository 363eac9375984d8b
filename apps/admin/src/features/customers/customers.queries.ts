import { type ApiClient, rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { CUSTOM_FIELD_PREFIX, type FieldType, type ListFields } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { CustomField, CustomFieldType } from '@org/schema/entities';
import { api } from '../../shell/client/api.ts';

const { customers, notes } = apiContract;

/** Query of the tenant's custom fields of customers. */
export const customFieldsQuery = () => ({
  queryKey: callKey(customers.customFields),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    rows(await api.call(customers.customFields, { signal })).rows,
});

const LISTED: Readonly<Partial<Record<CustomFieldType, FieldType>>> = {
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  select: 'enum',
};

/** Converts custom fields to fields of the list. */
export function asListFields(fields: readonly CustomField[]): ListFields {
  return Object.fromEntries(
    fields.map(({ key, label, type, options }) => [
      `${CUSTOM_FIELD_PREFIX}${key}`,
      {
        type: LISTED[type] ?? 'text',
        label,
        ...(type === 'select' && {
          options: options.map((value) => ({ value, label: value })),
        }),
      },
    ]),
  );
}

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
