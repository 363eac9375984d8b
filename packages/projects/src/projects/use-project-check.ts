import { logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { text } from './messages.ts';

/** Permissions of the user for a project, and the board of a new one. */
export interface ProjectCheck {
  readonly can_assign_customer: boolean;
  readonly can_assign_users: boolean;
  readonly defaults: { readonly board_id: number | null; readonly column_id: number | null };
}

/** Loads what the user may do with a project. A failure is logged; the caller shows it. */
export function useProjectCheck(): UseQueryResult<ProjectCheck> {
  const api = useApi();
  const check = useQuery(callQuery(api, apiContract.projects.check));
  const { error } = check;
  useEffect(() => {
    if (isApiError(error)) logFailure(text.checkAction, error);
  }, [error]);
  return check;
}
