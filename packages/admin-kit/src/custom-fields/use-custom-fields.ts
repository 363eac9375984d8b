import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import type { CustomFieldContract } from '@org/schema/contract';
import type { CustomField } from '@org/schema/entities';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Loads the custom fields that the tenant has added to a kind of record. */
export function useCustomFields(
  { customFields }: Pick<CustomFieldContract, 'customFields'>,
  enabled = true,
): UseQueryResult<readonly CustomField[]> {
  const api = useApi();
  return useQuery({
    queryKey: callKey(customFields),
    queryFn: async ({ signal }) => rows(await api.call(customFields, { signal })).rows,
    enabled,
  });
}
