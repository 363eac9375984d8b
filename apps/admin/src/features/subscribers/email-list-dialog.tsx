import { RecordDialog } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type EmailList, emailListSchema } from '@org/schema/entities';
import { NativeSelect, Switch, Textarea, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const { emailLists } = apiContract;

/** Values of the dialog. */
type ListValues = Pick<EmailList, 'name' | 'description' | 'visibility' | 'optin' | 'is_default'>;

/** Renders the form of a new or existing list. */
export function EmailListDialog({
  list,
  onClose,
}: {
  readonly list: EmailList | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <RecordDialog<ListValues>
      title={list ? text.editList : text.newList}
      saveLabel={list ? text.save : text.create}
      cancelLabel={text.cancel}
      changedElsewhere={text.changedElsewhere}
      first={{
        name: list?.name ?? '',
        description: list?.description ?? '',
        visibility: list?.visibility ?? 'public',
        optin: list?.optin ?? 'double',
        is_default: list?.is_default ?? false,
      }}
      version={list?.version}
      getVersion={(current) => (emailListSchema.isValidSync(current) ? current.version : undefined)}
      isComplete={({ name }) => name.trim() !== ''}
      refresh={() => queries.invalidateQueries({ queryKey: callKey(emailLists.list) })}
      onClose={onClose}
      save={async (body, version, idempotencyKey) => {
        if (list)
          await api.call(emailLists.update, {
            params: { id: list.id },
            body: { ...body, ...(version !== undefined && { version }) },
          });
        else await api.call(emailLists.create, { body, idempotencyKey });
        toast.success(list ? text.saved : text.created);
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
          <Textarea
            label={text.description}
            description={text.descriptionHelp}
            autosize
            minRows={2}
            value={values.description}
            error={errors.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
          <NativeSelect
            label={text.visibility}
            data={Object.entries(text.visibilities).map(([value, label]) => ({ value, label }))}
            value={values.visibility}
            onChange={(event) =>
              set({ visibility: event.currentTarget.value === 'private' ? 'private' : 'public' })
            }
          />
          <NativeSelect
            label={text.optin}
            data={Object.entries(text.optins).map(([value, label]) => ({ value, label }))}
            value={values.optin}
            onChange={(event) =>
              set({ optin: event.currentTarget.value === 'single' ? 'single' : 'double' })
            }
          />
          <Switch
            label={text.usual}
            checked={values.is_default}
            error={errors.is_default}
            onChange={(event) => set({ is_default: event.currentTarget.checked })}
          />
        </>
      )}
    </RecordDialog>
  );
}
