import { type BulkAction, EntityList, failureText, useCan } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { toast } from '@org/ui';
import { IconCheck, IconRotate, IconSend, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { TIME_LIST } from './time-list.config.tsx';

const { timeEntries } = apiContract;

/** Renders the list of time entries, with their approval. */
export function TimeEntriesRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canSubmit = useCan('time_entries.can_update');
  const canDecide = useCan('time_entries.can_manage_others');

  async function run(work: () => Promise<{ changed: number }>): Promise<void> {
    try {
      toast.success(text.decided((await work()).changed));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await Promise.all(
      [timeEntries.list, timeEntries.week].map((route) =>
        queries.invalidateQueries({ queryKey: callKey(route) }),
      ),
    );
  }

  const actionsFor = (given: readonly number[]): BulkAction[] => {
    const ids = [...given];
    const decide = (status: 'approved' | 'rejected' | 'draft') => () =>
      void run(() => api.call(timeEntries.decide, { body: { ids, status } }));
    return [
      ...(canSubmit
        ? [
            {
              label: text.submit,
              icon: IconSend,
              onPress: () => void run(() => api.call(timeEntries.submit, { body: { ids } })),
            },
          ]
        : []),
      ...(canDecide
        ? [
            { label: text.approve, icon: IconCheck, onPress: decide('approved') },
            { label: text.reject, icon: IconX, onPress: decide('rejected') },
            { label: text.reopen, icon: IconRotate, onPress: decide('draft') },
          ]
        : []),
    ];
  };

  return <EntityList screen={TIME_LIST} bulkActions={actionsFor} />;
}
