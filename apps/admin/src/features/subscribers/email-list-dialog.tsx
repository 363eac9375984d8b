import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract, type EmailList, emailListSchema } from '@org/schema';
import {
  Alert,
  Dialog,
  NativeSelect,
  Switch,
  Textarea,
  TextInput,
  toast,
  useUnsavedGuard,
} from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { failureWords } from '../../app/form/use-call-form.ts';
import { text } from './messages.ts';

const { emailLists } = apiContract;

/** Makes a list, or changes one. */
export function EmailListDialog({
  list,
  onClose,
}: {
  readonly list: EmailList | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [first] = useState({
    name: list?.name ?? '',
    description: list?.description ?? '',
    visibility: list?.visibility ?? ('public' as const),
    optin: list?.optin ?? ('double' as const),
    is_default: list?.is_default ?? false,
  });
  const [values, setValues] = useState(first);
  const [version, setVersion] = useState(list?.version);
  // One key for one list: pressing again after a lost answer makes no second one.
  const creating = useRef(crypto.randomUUID());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (changed: Partial<typeof values>): void => setValues({ ...values, ...changed });

  const isDirty = JSON.stringify(values) !== JSON.stringify(first);
  const isComplete = values.name.trim() !== '';

  async function save(): Promise<boolean> {
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      if (list)
        await api.call(emailLists.update, {
          params: { id: list.id },
          body: { ...values, ...(version !== undefined && { version }) },
        });
      else await api.call(emailLists.create, { body: values, idempotencyKey: creating.current });
      toast.success(list ? text.saved : text.created);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) creating.current = crypto.randomUUID();
      if (error.code === 'conflict' && emailListSchema.isValidSync(error.current)) {
        setVersion(error.current.version);
        setFailure(text.changedElsewhere);
        return false;
      }
      const fields = Object.keys(error.formErrors).some((field) => field in values);
      if (fields) setErrors(error.formErrors);
      else setFailure(failureWords(error));
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: callKey(emailLists.list) });
      setBusy(false);
    }
  }

  const mayLeave = useUnsavedGuard(isDirty && !busy, save);
  const leave = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  const send = async (): Promise<void> => {
    if (!busy && isComplete && (await save())) onClose();
  };

  return (
    <Dialog
      open
      title={list ? text.editList : text.newList}
      width={440}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        {
          label: list ? text.save : text.create,
          kind: 'primary',
          busy,
          disabled: !isComplete,
          onPress: () => void send(),
        },
      ]}
    >
      <form
        className="at-form-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
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
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
