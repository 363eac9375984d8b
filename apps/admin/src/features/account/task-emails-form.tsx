import { FailedState, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { TaskEmailName, TaskEmails } from '@org/schema/entities';
import { FormSection, SkeletonLines, Switch, toast } from '@org/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
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
  /** Unsaved changes. Switches stay enabled while they are saved, because a disabled one would lose the focus. */
  const [waiting, setWaiting] = useState<Partial<TaskEmails>>({});
  const change = useMutation({
    scope: { id: 'task-emails' },
    mutationFn: (body: Partial<TaskEmails>) => api.call(taskEmails.update, { body }),
    onMutate: (body) => setWaiting((before) => ({ ...before, ...body })),
    onSuccess: (answer) => {
      queries.setQueryData(query.queryKey, { ...answer });
      toast.success(words.saved);
    },
    onError: (error) => toast.error(error.message),
    onSettled: (_answer, _error, body) =>
      setWaiting((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name, value]) => body[name as TaskEmailName] !== value),
        ),
      ),
  });
  const saved = found.data?.taskEmails;
  const chosen = saved && { ...saved, ...waiting };
  return (
    <FormSection title={words.title} text={words.about}>
      {found.isPending && <SkeletonLines count={3} />}
      {found.isError && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {chosen &&
        NAMES.map((name) => (
          <Switch
            key={name}
            label={words.labels[name]}
            checked={chosen[name]}
            onChange={({ currentTarget: { checked } }) => change.mutate({ [name]: checked })}
          />
        ))}
    </FormSection>
  );
}
