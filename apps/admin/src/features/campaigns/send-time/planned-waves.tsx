import { FailedState } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Skeleton } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { WavesTable } from './waves-table.tsx';

/** Renders the times at which people would get a campaign. */
export function PlannedWaves({
  id,
  time,
}: {
  readonly id: number;
  readonly time: string;
}): ReactElement {
  const api = useApi();
  const query = useQuery({
    ...callQuery(api, apiContract.campaignSending.waves, {
      params: { id },
      query: { local_time: time },
    }),
    placeholderData: keepPreviousData,
  });
  if (query.isError)
    return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={96} aria-label={text.waves} />;
  return <WavesTable waves={query.data.results.waves} />;
}
