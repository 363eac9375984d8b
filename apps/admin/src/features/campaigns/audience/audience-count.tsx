import { failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { EXCLUSION_REASONS } from '@org/schema/entities';
import { Skeleton, useDebouncedValue, useFormats } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { CampaignFormValues } from '../campaign-form.ts';
import { text } from '../messages.ts';

/** Pause in ms after a change before recipients are counted. */
const PAUSE = 400;
/** Number of recipients that are named. */
const SHOWN = 5;

const { previewList } = apiContract.campaignSending;

/** Renders how many people would get a campaign, some of them, and who is left out. */
export function AudienceCount(
  choice: Pick<CampaignFormValues, 'listIds' | 'excludeListIds' | 'segmentId' | 'filters'> & {
    /** Campaign whose recipients are chosen if they did not open it; null for none. */
    readonly unopenedCampaignId: number | null;
  },
): ReactElement {
  const api = useApi();
  const { number } = useFormats();
  const [asked] = useDebouncedValue(JSON.stringify(choice), PAUSE);
  const { data, error, isFetching } = useQuery({
    queryKey: [...callKey(previewList), asked],
    queryFn: ({ signal }) =>
      api.call(previewList, {
        body: { ...(JSON.parse(asked) as typeof choice), itemsPerPage: SHOWN },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  if (error && isApiError(error))
    return (
      <p className="cp-count" role="alert">
        {failureWords(error)}
      </p>
    );
  if (!data) return <Skeleton height={72} />;
  const { results, total, excluded } = data;
  const left = Object.entries(EXCLUSION_REASONS).flatMap(([reason, label]) => {
    const count = excluded[reason as keyof typeof EXCLUSION_REASONS];
    return count > 0 ? [`${label}: ${number(count)}`] : [];
  });
  const more = total - results.rows.length;
  return (
    <div className="cp-count" aria-busy={isFetching}>
      <p role="status">
        <strong>{text.people(number(total), total)}</strong> {total === 0 && text.nobody}
      </p>
      {results.rows.length > 0 && (
        <p className="at-meta">
          {results.rows.map(({ email }) => email).join(', ')}
          {more > 0 && ` ${text.andMore(number(more))}`}
        </p>
      )}
      {left.length > 0 && (
        <p className="at-meta">
          {text.leftOut} {left.join(' · ')}
        </p>
      )}
    </div>
  );
}
