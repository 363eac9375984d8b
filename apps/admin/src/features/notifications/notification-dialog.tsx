import { RecordDialog } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  type EmailNotification,
  emailNotificationSchema,
  NOTIFICATION_EVENTS,
} from '@org/schema/entities';
import { NativeSelect, Switch, TagsInput, Textarea, TextInput, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const { emailNotifications } = apiContract;

/** Values of the dialog. */
type NotificationValues = Pick<
  EmailNotification,
  'name' | 'description' | 'event' | 'subject' | 'enabled'
> & { readonly emails: readonly string[] };

const TEAM_EVENTS = NOTIFICATION_EVENTS.filter(({ audiences }) => audiences.includes('team'));
const FIRST_EVENT = TEAM_EVENTS[0]?.key ?? 'form.submitted';

/** Returns the values of a stored notification, or of a new one. */
const toValues = (stored: EmailNotification | undefined): NotificationValues => ({
  name: stored?.name ?? '',
  description: stored?.description ?? '',
  event: stored?.event ?? FIRST_EVENT,
  subject: stored?.subject ?? '',
  enabled: stored?.enabled ?? true,
  emails: stored?.emails.map(({ email }) => email) ?? [],
});

/** Renders the form of a new or existing notification. */
export function NotificationDialog({
  notification,
  onClose,
}: {
  readonly notification: EmailNotification | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery(callQuery(api, emailNotifications.modules, {}));
  const events = (data?.modules ?? [])
    .filter(({ events }) => events.some(({ audiences }) => audiences.includes('team')))
    .map(({ key, label, enabled, events }) => ({
      key,
      group: enabled ? label : text.notInPlan(label),
      items: events
        .filter(({ audiences }) => audiences.includes('team'))
        .map(({ key: value, label }) => ({ value, label, disabled: !enabled })),
    }));
  return (
    <RecordDialog<NotificationValues>
      title={notification ? text.edit : text.new}
      saveLabel={notification ? text.save : text.create}
      cancelLabel={text.cancel}
      changedElsewhere={text.changedElsewhere}
      first={toValues(notification)}
      version={notification?.version}
      getVersion={(current) =>
        emailNotificationSchema.isValidSync(current) ? current.version : undefined
      }
      isComplete={({ name }) => name.trim() !== ''}
      refresh={() => queries.invalidateQueries({ queryKey: callKey(emailNotifications.list) })}
      onClose={onClose}
      save={async ({ emails, ...values }, version, idempotencyKey) => {
        const body = { ...values, emails: [...emails] };
        if (notification)
          await api.call(emailNotifications.update, {
            params: { id: notification.id },
            body: { ...body, ...(version !== undefined && { version }) },
          });
        else await api.call(emailNotifications.create, { body, idempotencyKey });
        toast.success(notification ? text.saved : text.created);
      }}
    >
      {({ values, set, errors }) => (
        <>
          <TextInput
            label={text.name}
            required
            data-autofocus
            value={values.name}
            error={errors.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <NativeSelect
            label={text.when}
            data={
              events.length > 0
                ? events
                : TEAM_EVENTS.map(({ key, label }) => ({ value: key, label }))
            }
            value={values.event}
            error={errors.event}
            onChange={({ currentTarget: { value } }) => {
              const chosen = NOTIFICATION_EVENTS.find(({ key }) => key === value);
              if (chosen) set({ event: chosen.key });
            }}
          />
          <TagsInput
            label={text.emails}
            description={text.emailsHelp}
            placeholder={values.emails.length === 0 ? text.emailsPlaceholder : ''}
            value={[...values.emails]}
            maxTags={20}
            acceptValueOnBlur
            splitChars={[',', ';', ' ']}
            error={errors.emails}
            onChange={(emails) => set({ emails })}
          />
          <TextInput
            label={text.subject}
            description={text.subjectHelp}
            value={values.subject}
            error={errors.subject}
            onChange={(event) => set({ subject: event.currentTarget.value })}
          />
          <Textarea
            label={text.description}
            description={text.descriptionHelp}
            autosize
            minRows={2}
            value={values.description}
            error={errors.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
          <Switch
            label={text.enabled}
            checked={values.enabled}
            onChange={(event) => set({ enabled: event.currentTarget.checked })}
          />
        </>
      )}
    </RecordDialog>
  );
}
