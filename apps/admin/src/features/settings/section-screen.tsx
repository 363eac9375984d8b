import {
  FailedState,
  FormPending,
  ME_KEY,
  RecordFormFrame,
  useCan,
  useChangeOf,
  useDraftKey,
  useMe,
  useRecordForm,
  type Versioned,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Settings, settingsSchema } from '@org/schema/entities';
import { Alert, Anchor, NoPermission, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { text } from './messages.ts';
import {
  type FieldValue,
  fieldAt,
  type SectionForm,
  sectionResolver,
  toForm,
  toUpdate,
} from './section-form.ts';

/** Props of the fields: form of a section, and whether it is editable. */
export interface SectionFieldsProps<Values extends Record<string, FieldValue>> {
  readonly form: UseFormReturn<Values>;
  readonly readOnly: boolean;
}

/** Props of the screen: section, its form as data, and its fields. */
export interface SectionScreenProps<Values extends Record<string, FieldValue>> {
  /** Key of the draft that survives a reload. */
  readonly id: string;
  readonly section: SectionForm<Values>;
  readonly Fields: ComponentType<SectionFieldsProps<Values>>;
  /** Formats a value for the comparison of two versions. */
  readonly describe?: (field: string, value: unknown) => string;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function Section<Values extends Record<string, FieldValue>>(
  props: SectionScreenProps<Values> & { readonly settings: Settings },
) {
  const { id, section, Fields, settings, describe } = props;
  const api = useApi();
  const queries = useQueryClient();
  const { tenant } = useMe();
  const canWrite = useCan('settings.can_update');
  const versioned = (now: Settings): Versioned<Values> => ({
    values: toForm(section, now),
    version: now.version,
  });

  async function put(values: Values, version: number | undefined): Promise<Versioned<Values>> {
    const { settings: saved } = await api.call(apiContract.settings.update, {
      body: toUpdate(section, values, version),
    });
    queries.setQueryData(callKey(apiContract.settings.get, {}), {
      success: true,
      settings: saved,
      results: saved,
    });
    // The current user's response contains settings for menus and formats.
    void queries.invalidateQueries({ queryKey: ME_KEY });
    void queries.invalidateQueries({ queryKey: callKey(apiContract.settings.history) });
    return versioned(saved);
  }

  const record = useRecordForm<Values>({
    draftKey: useDraftKey(`settings:${id}`),
    initial: versioned(settings),
    resolver: sectionResolver(section),
    labels: section.labels,
    fieldAt: (path) => fieldAt(section, path),
    readCurrent: (current) =>
      settingsSchema.isValidSync(current) ? versioned(settingsSchema.cast(current)) : undefined,
    async save(values, version, base) {
      try {
        return await put(values, version);
      } catch (error) {
        const now = isApiError(error, 'conflict') ? error.current : undefined;
        // Another user has saved another section, so there is no conflict in this one.
        if (!settingsSchema.isValidSync(now)) throw error;
        const current = settingsSchema.cast(now);
        if (!same(toForm(section, current), base)) throw error;
        return put(values, current.version);
      }
    },
    onSaved: () => void toast.success(text.saved),
  });

  const change = useChangeOf('settings', tenant?.id);
  const isNewer =
    settings.version > (record.version ?? 0) &&
    !same(toForm(section, settings), record.form.formState.defaultValues) &&
    record.state !== 'saving';
  return (
    <>
      {!canWrite && (
        <Alert color="gray" className="ad-settings-alert">
          {text.readOnly}
        </Alert>
      )}
      {isNewer && (
        <Alert color="gray" role="status" className="ad-settings-alert">
          {text.changedBy(change?.actorName ?? '')}{' '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => record.meet(versioned(settings))}
          >
            {text.show}
          </Anchor>
        </Alert>
      )}
      <RecordFormFrame
        record={record}
        labels={section.labels}
        saveLabel={text.save}
        readOnly={!canWrite}
        {...(describe && { describe })}
      >
        <Fields form={record.form} readOnly={!canWrite} />
      </RecordFormFrame>
    </>
  );
}

/** Renders the form of a section of the settings, with loading, saving and conflicts. */
export function SectionScreen<Values extends Record<string, FieldValue>>(
  props: SectionScreenProps<Values>,
): ReactElement {
  const canView = useCan('settings.can_view');
  const { tenant } = useMe();
  const api = useApi();
  const found = useQuery({
    ...callQuery(api, apiContract.settings.get),
    enabled: canView && tenant !== null,
    refetchOnWindowFocus: false,
  });
  if (!canView || !tenant) return <NoPermission what={text.seeSettings} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  return <Section key={tenant.id} {...props} settings={found.data.settings} />;
}
