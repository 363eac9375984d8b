import { AppLink, type RecordFieldsProps } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { Alert, FormSection, MultiSelect, NativeSelect } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import type { CampaignFormValues } from '../campaign-form.ts';
import { campaignHref } from '../campaign-links.ts';
import { LABELS, text } from '../messages.ts';
import { AudienceCount } from './audience-count.tsx';
import { AudienceFilter } from './audience-filter.tsx';

const { emailLists, emailSegments } = apiContract;

/** All lists and segments: the maximum of a response exceeds their number per tenant. */
const ALL = { query: { itemsPerPage: 200 } };

/** Renders the choice of recipients: lists, lists that are left out, a segment and filters, with their number at this moment. */
export function CampaignAudience({
  form,
  record,
  readOnly,
}: RecordFieldsProps<Campaign, CampaignFormValues>): ReactElement {
  const api = useApi();
  const { data } = useQuery(callQuery(api, emailLists.list, ALL));
  const segments = useQuery(callQuery(api, emailSegments.list, ALL));
  const earlier = record?.earlierCampaign ?? null;
  const options = (data ? rows(data).rows : []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  /** Lists that were deleted after they were chosen. */
  const getDeleted = (chosen: readonly number[]) =>
    data
      ? chosen
          .map(String)
          .filter((id) => !options.some(({ value }) => value === id))
          .map((value) => ({ value, label: text.deletedList }))
      : [];
  const lists = (name: 'listIds' | 'excludeListIds', none: string, help: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <MultiSelect
          label={LABELS[name]}
          description={help}
          placeholder={field.value.length === 0 ? none : ''}
          searchable
          clearable
          readOnly={readOnly}
          data={[...options, ...getDeleted(field.value)]}
          value={field.value.map(String)}
          onChange={(ids) => field.onChange(ids.map(Number))}
          nothingFoundMessage={text.noLists}
          error={fieldState.error?.message}
        />
      )}
    />
  );
  const segmentOptions = (chosen: number | null) => {
    const known = (segments.data ? rows(segments.data).rows : []).map(({ id, name }) => ({
      value: String(id),
      label: name,
    }));
    const isKnown = chosen === null || known.some(({ value }) => value === String(chosen));
    return [
      { value: '', label: text.noSegment },
      ...known,
      // A copy of a sent campaign keeps its segment when that is deleted.
      ...(isKnown || segments.isPending
        ? []
        : [{ value: String(chosen), label: text.deletedSegment }]),
    ];
  };
  return (
    <FormSection title={text.recipientsTitle}>
      {earlier && (
        <Alert color="blue">
          {text.resendAbout}{' '}
          <AppLink href={campaignHref(earlier)}>{earlier.name || text.earlierCampaign}</AppLink>
        </Alert>
      )}
      {lists('listIds', text.allLists, text.listsHelp)}
      {lists('excludeListIds', text.noneLeftOut, text.excludeHelp)}
      <Controller
        control={form.control}
        name="segmentId"
        render={({ field, fieldState }) => (
          <NativeSelect
            label={LABELS.segmentId}
            description={text.segmentHelp}
            disabled={readOnly}
            data={segmentOptions(field.value)}
            value={field.value === null ? '' : String(field.value)}
            onChange={({ currentTarget: { value } }) =>
              field.onChange(value === '' ? null : Number(value))
            }
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="filters"
        render={({ field, fieldState }) => (
          <AudienceFilter
            label={LABELS.filters}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            readOnly={readOnly}
          />
        )}
      />
      {!readOnly && (
        <AudienceCount
          listIds={form.watch('listIds')}
          excludeListIds={form.watch('excludeListIds')}
          segmentId={form.watch('segmentId')}
          filters={form.watch('filters')}
          unopenedCampaignId={earlier?.id ?? null}
        />
      )}
    </FormSection>
  );
}
