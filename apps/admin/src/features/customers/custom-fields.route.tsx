import { AppLink, describeError, failureText, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  CUSTOM_FIELD_TYPES,
  type CustomField,
  type CustomFieldType,
  customFieldSchema,
} from '@org/schema/entities';
import {
  Button,
  Checkbox,
  confirm,
  Dialog,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  NativeSelect,
  NoPermission,
  PageHeader,
  SkeletonLines,
  Textarea,
  TextInput,
  toast,
  useUnsavedGuard,
} from '@org/ui';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowUp,
  IconForms,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { customFieldsQuery } from './customers.queries.ts';
import { text } from './messages.ts';
import './custom-fields.css';

const { customers } = apiContract;

const TYPES: Readonly<Record<CustomFieldType, string>> = {
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

function FieldDialog({
  field,
  onClose,
  onSaved,
}: {
  /** Undefined for a new one. */
  readonly field: CustomField | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
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
        await api.call(customers.updateCustomField, {
          params: { id: field.id },
          body: { ...shared, version },
        });
      else await api.call(customers.createCustomField, { body: { ...shared, type } });
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

/** Renders the custom fields of customers. */
export function CustomFieldsRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canView = useCan('customers.can_view');
  const canChange = useCan('settings.can_update');
  const found = useQuery({ ...customFieldsQuery(), enabled: canView });
  const [open, setOpen] = useState<CustomField | 'new'>();
  if (!canView) return <NoPermission what={text.see} />;

  const refresh = (): void => {
    for (const route of [customers.customFields, customers.list, customers.get])
      void queries.invalidateQueries({ queryKey: callKey(route) });
  };

  async function attempt(work: () => Promise<unknown>, done?: string): Promise<void> {
    try {
      await work();
      if (done) toast.success(done);
    } catch (failure) {
      toast.error(isApiError(failure, 'conflict') ? text.fieldsChanged : failureText(failure));
    } finally {
      refresh();
    }
  }

  async function remove(field: CustomField): Promise<void> {
    const answer = await confirm({
      title: text.removeFieldTitle(field.label),
      text: text.removeFieldText,
      confirmLabel: text.removeField,
      danger: true,
    });
    if (answer !== 'confirm') return;
    await attempt(
      () => api.call(customers.removeCustomField, { params: { id: field.id } }),
      text.fieldRemoved,
    );
  }

  const fields: readonly CustomField[] = found.data ?? [];
  function move(at: number, by: 1 | -1): void {
    const order = [...fields];
    const [moved] = order.splice(at, 1);
    if (moved !== undefined) order.splice(at + by, 0, moved);
    const others = order.flatMap((field, place) =>
      field.order === place ? [] : [{ ...field, place }],
    );
    void attempt(async () => {
      for (const { id, version, place } of others)
        await api.call(customers.updateCustomField, {
          params: { id },
          body: { order: place, version },
        });
    });
  }

  const add = canChange && (
    <Button variant="filled" leftSection={<Icon of={IconPlus} />} onClick={() => setOpen('new')}>
      {text.addField}
    </Button>
  );
  return (
    <div className="ad-form-screen">
      <PageHeader
        title={text.fieldsTitle}
        icon={IconForms}
        meta={text.fieldsText}
        back={
          <AppLink href="/admin/customers" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.all}
          </AppLink>
        }
        buttons={fields.length > 0 && add}
      />
      {found.isPending && <SkeletonLines count={4} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.fieldsFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && fields.length === 0 && (
        <EmptyState icon={IconForms} title={text.noFields} text={text.noFieldsText} action={add} />
      )}
      {fields.length > 0 && (
        <ul className="ad-own-fields">
          {fields.map((field, at) => (
            <li key={field.id}>
              <div>
                <strong>{field.label}</strong>
                <span className="at-meta">
                  {[TYPES[field.type], field.required && text.fieldRequired, field.group]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              {canChange && (
                <div className="ad-own-field-buttons">
                  <IconButton
                    icon={IconArrowUp}
                    label={`${text.up}: ${field.label}`}
                    disabled={at === 0}
                    onPress={() => move(at, -1)}
                  />
                  <IconButton
                    icon={IconArrowDown}
                    label={`${text.down}: ${field.label}`}
                    disabled={at === fields.length - 1}
                    onPress={() => move(at, 1)}
                  />
                  <IconButton
                    icon={IconPencil}
                    label={`${text.editField}: ${field.label}`}
                    onPress={() => setOpen(field)}
                  />
                  <IconButton
                    icon={IconTrash}
                    label={`${text.removeField}: ${field.label}`}
                    onPress={() => void remove(field)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <FieldDialog
          field={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={refresh}
        />
      )}
    </div>
  );
}
