import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { CustomField } from '@org/schema/entities';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

const { projects } = apiContract;

/** Loads the tenant's custom fields of projects. */
export function useCustomFields(enabled = true): UseQueryResult<readonly CustomField[]> {
  const api = useApi();
  return useQuery({
    queryKey: callKey(projects.customFields),
    queryFn: async ({ signal }) => rows(await api.call(projects.customFields, { signal })).rows,
    enabled,
  });
}
