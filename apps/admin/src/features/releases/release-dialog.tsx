import { RecordDialog } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Release, releaseSchema } from '@org/schema/entities';
import { Textarea, TextInput, toast } from '@org/ui';
import type { ReactElement } from 'react';
import { useRefreshReleases } from '../../shell/releases/release-data.ts';
import { text } from './messages.ts';

const { releases } = apiContract;

/** Renders the form of a new release, or the name and note of an existing one. */
export function ReleaseDialog({
  release,
  onSaved,
  onClose,
}: {
  readonly release: Release | undefined;
  readonly onSaved?: (release: Release) => void;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const refresh = useRefreshReleases();
  return (
    <RecordDialog<Pick<Release, 'name' | 'note'>>
      title={release ? text.rename : text.newRelease}
      saveLabel={release ? text.save : text.create}
      cancelLabel={text.cancel}
      changedElsewhere={text.changedElsewhere}
      first={{ name: release?.name ?? '', note: release?.note ?? '' }}
      version={release?.version}
      getVersion={(current) => (releaseSchema.isValidSync(current) ? current.version : undefined)}
      isComplete={({ name }) => name.trim() !== ''}
      refresh={refresh}
      onClose={onClose}
      save={async (body, version, idempotencyKey) => {
        const saved = release
          ? await api.call(releases.update, {
              params: { id: release.id },
              body: { ...body, ...(version !== undefined && { version }) },
            })
          : await api.call(releases.create, { body, idempotencyKey });
        toast.success(saved.message);
        onSaved?.(saved.release);
      }}
    >
      {({ values, set, errors }) => (
        <>
          <TextInput
            label={text.name}
            required
            data-autofocus
            placeholder={text.namePlaceholder}
            maxLength={120}
            value={values.name}
            error={errors.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Textarea
            label={text.note}
            description={text.noteHelp}
            autosize
            minRows={2}
            maxLength={2000}
            value={values.note}
            error={errors.note}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
        </>
      )}
    </RecordDialog>
  );
}
