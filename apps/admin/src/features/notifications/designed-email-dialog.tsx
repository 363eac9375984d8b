import { RecordDialog } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  type EmailNotification,
  emailNotificationSchema,
  getRecordTags,
} from '@org/schema/entities';
import { Switch, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const { emailNotifications } = apiContract;

/** Renders the form of the name, the subject and the state of an email to customers or staff. */
export function DesignedEmailDialog({
  notification,
  onClose,
}: {
  readonly notification: EmailNotification;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { id, name, subject, enabled, event, audience } = notification;
  const isForStaff = audience === 'staff';
  const tags = getRecordTags(event, audience).map((tag) => `{{${tag}}}`);
  const hasTypedSubject = /^(?:quote|invoice)\./.test(event);
  return (
    <RecordDialog
      title={isForStaff ? text.editStaffEmail : text.editCustomerEmail}
      saveLabel={text.saveCustomerEmail}
      cancelLabel={text.cancel}
      changedElsewhere={text.changedElsewhere}
      first={{ name, subject, enabled }}
      version={notification.version}
      getVersion={(current) =>
        emailNotificationSchema.isValidSync(current) ? current.version : undefined
      }
      isComplete={(values) => values.name.trim() !== ''}
      refresh={() => queries.invalidateQueries({ queryKey: callKey(emailNotifications.list) })}
      onClose={onClose}
      save={async (values, version) => {
        await api.call(emailNotifications.update, {
          params: { id },
          body: { ...values, ...(version !== undefined && { version }) },
        });
        toast.success(text.savedCustomerEmail);
      }}
    >
      {({ values, set, errors }) => (
        <>
          <TextInput
            label={text.name}
            description={text.descriptionHelp}
            required
            data-autofocus
            value={values.name}
            error={errors.name}
            onChange={(change) => set({ name: change.currentTarget.value })}
          />
          {!hasTypedSubject && (
            <TextInput
              label={text.subject}
              description={text.designSubjectHelp(tags.join(', '))}
              value={values.subject}
              error={errors.subject}
              onChange={(change) => set({ subject: change.currentTarget.value })}
            />
          )}
          <Switch
            label={text.enabled}
            description={isForStaff ? text.staffEnabledHelp : text.customerEnabledHelp}
            checked={values.enabled}
            error={errors.enabled}
            onChange={(change) => set({ enabled: change.currentTarget.checked })}
          />
        </>
      )}
    </RecordDialog>
  );
}
