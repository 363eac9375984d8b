import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import type { Permission } from '@org/schema';
import type { CustomFieldContract } from '@org/schema/contract';
import type { CustomField } from '@org/schema/entities';
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  NoPermission,
  PageHeader,
  SkeletonLines,
  toast,
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
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { AppLink } from '../screen/app-link.tsx';
import { failureText } from '../screen/failure-text.ts';
import { describeError } from '../screen/screen-states.tsx';
import { useCan } from '../session/use-me.ts';
import { CustomFieldDialog, TYPES } from './custom-field-dialog.tsx';
import { text } from './messages.ts';
import { useCustomFields } from './use-custom-fields.ts';

type AnyCall = Parameters<typeof callKey>[0];

/** Props of the screen: endpoints of the records and their fields, permission to see them, and texts. */
export interface CustomFieldsScreenProps {
  readonly calls: CustomFieldContract & { readonly list: AnyCall; readonly get: AnyCall };
  readonly permission: Permission;
  readonly title: string;
  /** Sentence about the places where the fields appear. */
  readonly about: string;
  /** Examples of fields, for a list without any. */
  readonly emptyText: string;
  /** The list of the records. */
  readonly back: { readonly href: string; readonly label: string };
  /** Action that the user has no permission for, such as “see customers”. */
  readonly see: string;
}

/** Renders the custom fields of a kind of record, which can be added, changed, reordered and removed. */
export function CustomFieldsScreen(props: CustomFieldsScreenProps): ReactElement {
  const { calls, permission, title, about, emptyText, back, see } = props;
  const api = useApi();
  const queries = useQueryClient();
  const canView = useCan(permission);
  const canChange = useCan('settings.can_update');
  const found = useCustomFields(calls, canView);
  const [open, setOpen] = useState<CustomField | 'new'>();
  if (!canView) return <NoPermission what={see} />;

  const refresh = (): void => {
    for (const route of [calls.customFields, calls.list, calls.get])
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
      () => api.call(calls.removeCustomField, { params: { id: field.id } }),
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
        await api.call(calls.updateCustomField, {
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
        title={title}
        icon={IconForms}
        meta={about}
        back={
          <AppLink href={back.href} className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {back.label}
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
        <EmptyState icon={IconForms} title={text.noFields} text={emptyText} action={add} />
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
        <CustomFieldDialog
          calls={calls}
          field={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={refresh}
        />
      )}
    </div>
  );
}
