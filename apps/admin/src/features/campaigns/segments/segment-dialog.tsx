import { RecordDialog } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import type { FilterGroup } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { type EmailSegment, emailSegmentSchema } from '@org/schema/entities';
import { Textarea, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AudienceCount } from '../audience/audience-count.tsx';
import { AudienceFilter } from '../audience/audience-filter.tsx';
import { text } from './messages.ts';

const { emailSegments } = apiContract;

/** Values of the dialog. */
interface SegmentValues {
  readonly name: string;
  readonly description: string;
  readonly filters: FilterGroup | null;
}

/** Renders the form of a new or existing segment, with the number of people whom it selects. */
export function SegmentDialog({
  segment,
  onClose,
}: {
  readonly segment: EmailSegment | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [emailSegments.list, emailSegments.get].map((route) =>
        queries.invalidateQueries({ queryKey: callKey(route) }),
      ),
    );
  return (
    <RecordDialog<SegmentValues>
      title={segment ? text.edit : text.new}
      saveLabel={segment ? text.save : text.create}
      cancelLabel={text.cancel}
      changedElsewhere={text.changedElsewhere}
      first={{
        name: segment?.name ?? '',
        description: segment?.description ?? '',
        // The contract has checked that it is a group.
        filters: (segment?.filters ?? null) as FilterGroup | null,
      }}
      version={segment?.version}
      getVersion={(current) =>
        emailSegmentSchema.isValidSync(current) ? current.version : undefined
      }
      isComplete={({ name, filters }) => name.trim() !== '' && filters !== null}
      refresh={async () => void (await refresh())}
      onClose={onClose}
      save={async ({ filters, ...fields }, version, idempotencyKey) => {
        // The form is complete only with conditions.
        if (!filters) return;
        const body = { ...fields, filters };
        if (segment)
          await api.call(emailSegments.update, {
            params: { id: segment.id },
            body: { ...body, ...(version !== undefined && { version }) },
          });
        else await api.call(emailSegments.create, { body, idempotencyKey });
        toast.success(segment ? text.saved : text.created);
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
            onChange={({ currentTarget: { value } }) => set({ name: value })}
          />
          <Textarea
            label={text.description}
            description={text.descriptionHelp}
            autosize
            minRows={1}
            value={values.description}
            error={errors.description}
            onChange={({ currentTarget: { value } }) => set({ description: value })}
          />
          <AudienceFilter
            label={text.conditions}
            value={values.filters}
            error={errors.filters}
            onChange={(filters) => set({ filters })}
          />
          {values.filters ? (
            <AudienceCount
              listIds={[]}
              excludeListIds={[]}
              segmentId={null}
              filters={values.filters}
              unopenedCampaignId={null}
            />
          ) : (
            <p className="at-meta">{text.noConditions}</p>
          )}
        </>
      )}
    </RecordDialog>
  );
}
