import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import type { CustomFieldContract } from '@org/schema/contract';
import {
  CUSTOM_FIELD_TYPES,
  type CustomField,
  type CustomFieldType,
  customFieldSchema,
} from '@org/schema/entities';
import {
  Checkbox,
  Dialog,
  NativeSelect,
  Textarea,
  TextInput,
  toast,
  useUnsavedGuard,
} from '@org/ui';
import { type ReactElement, useState } from 'react';
import { failureText } from '../screen/failure-text.ts';
import { text } from './messages.ts';

/** Names of the types. */
export const TYPES: Readonly<Record<CustomFieldType, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Day',
  boolean: 'Yes or no',
  select: 'One of several choices',
  multiselect: 'Several choices',
  url: 'Web address',
  email: 'Email',
  phone: 'Phone number',
};

const hasOptions = (type: CustomFieldType): boolean => type === 'select' || type === 'multiselect';

/** Values of the dialog. */
interface FieldDraft {
  readonly label: string;
  readonly type: CustomFieldType;
  readonly options: string;
  readonly group: string;
  readonly required: boolean;
}

const EMPTY: FieldDraft = { label: '', type: 'text', options: '', group: '', required: false };

const toDraft = ({ label, type, options, group, required }: CustomField): FieldDraft => ({
  label,
  type,
  options: options.join('\n'),
  group,
  required,
});

/** Fields of the dialog that show problems. */
const SHOWN: ReadonlySet<string> = new Set(['label', 'options', 'group']);

/** Props of the dialog: endpoints of the fields, the field, and handlers. */
export interface CustomFieldDialogProps {
  readonly calls: Pick<CustomFieldContract, 'createCustomField' | 'updateCustomField'>;
  /** Undefined for a new one. */
  readonly field: CustomField | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits a custom field, or adds one. */
export function CustomFieldDialog(props: CustomFieldDialogProps): ReactElement {
  const { calls, field, onClose, onSaved } = props;
  const api = useApi();
  const [first] = useState<FieldDraft>(field ? toDraft(field) : EMPTY);
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  // A conflict is reported once, and saving again overwrites it.
  const [version, setVersion] = useState(field?.version);
  const set = (change: Partial<FieldDraft>): void => setDraft({ ...draft, ...change });

  async function save(): Promise<boolean> {
    const { label, type, group, required } = draft;
    const options = draft.options
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const shared = { label, group, required, ...(hasOptions(type) && { options }) };
    setBusy(true);
    try {
      if (field)
        await api.call(calls.updateCustomField, {
          params: { id: field.id },
          body: { ...shared, version },
        });
      else await api.call(calls.createCustomField, { body: { ...shared, type } });
      toast.success(field ? text.fieldSaved : text.fieldAdded);
      onSaved();
      return true;
    } catch (failure) {
      if (isApiError(failure, 'conflict') && customFieldSchema.isValidSync(failure.current)) {
        setVersion(failure.current.version);
        toast.error(text.fieldChanged);
        return false;
      }
      const problems = isApiError(failure) ? failure.formErrors : {};
      setErrors(problems);
      // Problems without a field in the dialog are shown as a toast.
      if (!Object.keys(problems).some((name) => SHOWN.has(name))) toast.error(failureText(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const canLeave = useUnsavedGuard(!busy && JSON.stringify(draft) !== JSON.stringify(first), save);
  const leave = async (): Promise<void> => {
    if (await canLeave()) onClose();
  };
  const send = async (): Promise<void> => {
    if (!busy && (await save())) onClose();
  };

  return (
    <Dialog
      open
      title={field ? field.label : text.addField}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        { label: text.saveField, kind: 'primary', busy, onPress: () => void send() },
      ]}
    >
      <form
        className="ad-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          label={text.fieldLabel}
          required
          data-autofocus
          value={draft.label}
          error={errors.label}
          onChange={(event) => set({ label: event.currentTarget.value })}
        />
        <NativeSelect
          label={text.fieldType}
          disabled={field !== undefined}
          value={draft.type}
          data={CUSTOM_FIELD_TYPES.map((value) => ({ value, label: TYPES[value] }))}
          onChange={(event) => set({ type: event.currentTarget.value as CustomFieldType })}
        />
        {hasOptions(draft.type) && (
          <Textarea
            label={text.fieldOptions}
            autosize
            minRows={3}
            maxRows={10}
            value={draft.options}
            error={errors.options}
            onChange={(event) => set({ options: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={text.fieldGroup}
          value={draft.group}
          error={errors.group}
          onChange={(event) => set({ group: event.currentTarget.value })}
        />
        <Checkbox
          label={text.fieldRequired}
          checked={draft.required}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
