import { ActionDialog, failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { EmailNotification } from '@org/schema/entities';
import { TagsInput, Text, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { text } from './messages.ts';

const { emailNotifications } = apiContract;

/** Renders the dialog that sends a notification at once, to its addresses or to others. */
export function SendNotification({
  notification,
  onClose,
}: {
  readonly notification: EmailNotification;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [to, setTo] = useState(() => notification.emails.map(({ email }) => email));

  async function send(): Promise<Readonly<Record<string, string>> | undefined> {
    try {
      const { message } = await api.call(emailNotifications.send, {
        body: { notificationId: notification.id, to },
        idempotencyKey: key.current,
      });
      toast.success(message);
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Without a response the same key is used again, so that nothing is sent twice.
      if (error.status > 0) key.current = crypto.randomUUID();
      const problem = Object.entries(error.formErrors).find(([field]) => /^to\b/.test(field))?.[1];
      return problem ? { to: problem } : { '': failureWords(error) };
    } finally {
      await queries.invalidateQueries({ queryKey: callKey(emailNotifications.list) });
    }
  }

  return (
    <ActionDialog
      title={text.sendTitle(notification.name)}
      confirmLabel={text.sendConfirm}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>
            {
              {
                team: text.sendAbout,
                customer: text.sendCustomerAbout,
                staff: text.sendStaffAbout,
              }[notification.audience]
            }
          </Text>
          <TagsInput
            label={text.sendTo}
            description={text.emailsHelp}
            data-autofocus
            value={to}
            maxTags={20}
            acceptValueOnBlur
            splitChars={[',', ';', ' ']}
            error={problems.to}
            onChange={setTo}
          />
        </>
      )}
    </ActionDialog>
  );
}
