import { logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Task } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { text } from './messages.ts';

const { tasks } = apiContract;

/** Permissions of the user for a task, and the column of a new one. */
export interface TaskAccess {
  readonly canAssignUsers: boolean;
  /** Name and color of the column of a new task. */
  readonly column: { readonly name: string; readonly color: string } | undefined;
  /** Message of a failed request; '' for none. */
  readonly failure: string;
  readonly retry: () => void;
}

/** Loads what the user may do with a task: from the answer of an existing one, or of the call for a new one. */
export function useTaskAccess(record: Task | undefined): TaskAccess {
  const api = useApi();
  const stored = useQuery({
    ...callQuery(api, tasks.get, { params: { id: record?.id ?? 0 } }),
    enabled: record !== undefined,
  });
  const created = useQuery({ ...callQuery(api, tasks.new), enabled: record === undefined });
  const { error, refetch } = record ? stored : created;
  useEffect(() => {
    if (isApiError(error)) logFailure(text.checkAction, error);
  }, [error]);

  // A saved task replaces the answer in the cache until it is loaded again.
  const known = useRef(false);
  const answered = (record ? stored : created).data?.canAssignUsers;
  if (answered !== undefined) known.current = answered;

  const defaults = created.data?.defaults;
  return {
    canAssignUsers: known.current,
    column: defaults && { name: defaults.column_name, color: defaults.column_color },
    failure: error?.message ?? '',
    retry: () => void refetch(),
  };
}
