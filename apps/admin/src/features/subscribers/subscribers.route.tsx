import { AppLink, EntityList, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Subscriber } from '@org/schema/entities';
import { Button, confirm, type RowAction, toast } from '@org/ui';
import { IconMailOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { AddPeople } from './add-people.tsx';
import { text } from './messages.ts';
import { SUBSCRIBER_LIST } from './subscriber-list.config.tsx';

const { subscribers, emailLists } = apiContract;

/** Renders the newsletter subscribers. */
export function SubscribersRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canUpdate = useCan('email_marketing.can_update');
  const canSeePages = useCan('pages.can_view');
  const forRow = useMemo(() => {
    const unsubscribe = async ({ id, email }: Subscriber): Promise<void> => {
      const answer = await confirm({
        text: text.unsubscribeQuestion(email),
        confirmLabel: text.unsubscribeConfirm,
        danger: true,
      });
      if (answer !== 'confirm') return;
      try {
        const { message } = await api.call(subscribers.unsubscribe, { params: { id } });
        toast.success(message);
      } catch (error) {
        if (!isApiError(error)) throw error;
        toast.error(error.message);
      }
      await Promise.all(
        [subscribers.list, emailLists.list].map((route) =>
          queries.invalidateQueries({ queryKey: callKey(route) }),
        ),
      );
    };
    return (subscriber: Subscriber): RowAction[] =>
      canUpdate && subscriber.lists.some(({ status }) => status !== 'unsubscribed')
        ? [
            {
              label: text.unsubscribe,
              icon: IconMailOff,
              onSelect: () => void unsubscribe(subscriber),
            },
          ]
        : [];
  }, [api, queries, canUpdate]);
  return (
    <EntityList
      screen={SUBSCRIBER_LIST}
      rowActions={forRow}
      buttons={<AddPeople />}
      firstStep={
        canSeePages && (
          <Button component={AppLink} href="/admin/pages">
            {text.toPages}
          </Button>
        )
      }
    />
  );
}
