import { failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type EmailNotification, NOTIFICATION_EVENTS } from '@org/schema/entities';
import { confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { text } from './messages.ts';

const { emailNotifications } = apiContract;

/** Actions on a notification that need no form. */
export interface NotificationActions {
  /** Activates or deactivates it. */
  toggle(notification: EmailNotification): Promise<void>;
  /** Asks, and deletes it. */
  remove(notification: EmailNotification): Promise<void>;
}

/** Returns the message about a notification that was deactivated: who gets which email now. */
function getTurnedOff({
  audience,
  event,
}: Pick<EmailNotification, 'audience' | 'event'>): (name: string) => string {
  const isOptIn = NOTIFICATION_EVENTS.find(({ key }) => key === event)?.isOptIn === true;
  if (audience === 'team' || isOptIn) return text.turnedOff;
  return audience === 'customer' ? text.customerTurnedOff : text.staffTurnedOff;
}

/** Returns the actions; they tell the person the result and refresh the list. */
export function useNotificationActions(): NotificationActions {
  const api = useApi();
  const queries = useQueryClient();

  async function run(call: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await call();
      toast.success(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.formErrors.enabled ?? failureWords(error));
    } finally {
      await queries.invalidateQueries({ queryKey: callKey(emailNotifications.list) });
    }
  }

  return {
    toggle: ({ id, version, enabled, name, audience, event }) =>
      run(
        () =>
          api.call(emailNotifications.update, {
            params: { id },
            body: { version, enabled: !enabled },
          }),
        enabled ? getTurnedOff({ audience, event })(name) : text.turnedOn(name),
      ),
    async remove({ id, name, audience }) {
      const answer = await confirm({
        title: text.removeTitle(name),
        text: {
          team: text.removeText,
          customer: text.removeCustomerText,
          staff: text.removeStaffText,
        }[audience],
        confirmLabel: text.removeConfirm,
        danger: true,
      });
      if (answer !== 'confirm') return;
      await run(() => api.call(emailNotifications.remove, { params: { id } }), text.removed(name));
    },
  };
}
