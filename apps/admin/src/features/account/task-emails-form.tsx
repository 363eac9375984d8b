import { FailedState, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { TaskEmailName, TaskEmails } from '@org/schema/entities';
import { FormSection, SkeletonLines, Switch, toast } from '@org/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const { taskEmails } = apiContract;
const words = text.taskEmails;
const NAMES = ['assigned', 'dueSoon', 'mentioned'] as const satisfies readonly TaskEmailName[];

/** Renders the emails about tasks that the user can turn off; nothing for a user without tasks. */
export function TaskEmailsForm(): ReactElement | null {
  return useCan('tasks.can_view') ? <TaskEmailSwitches /> : null;
}

function TaskEmailSwitches(): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const query = callQuery(api, taskEmails.get, {});
  const found = useQuery({ ...query, retry: false });
  const change = useMutation({
    mutationFn: (body: Partial<TaskEmails>) => api.call(taskEmails.update, { body }),
    onSuccess: (answer) => {
      queries.setQueryData(query.queryKey, { ...answer });
      toast.success(words.saved);
    },
    onError: (error) => toast.error(error.message),
  });
  const chosen = found.data?.taskEmails;
  return (
    <FormSection title={words.title} text={words.about}>
      {found.isPending && <SkeletonLines count={3} />}
      {found.isError && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {chosen &&
        NAMES.map((name) => (
          <Switch
            key={name}
            label={words.labels[name]}
            checked={change.isPending ? (change.variables[name] ?? chosen[name]) : chosen[name]}
            disabled={change.isPending}
            onChange={({ currentTarget: { checked } }) => change.mutate({ [name]: checked })}
          />
        ))}
    </FormSection>
  );
}
