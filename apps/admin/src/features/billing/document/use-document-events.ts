import { recordCall } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import type { RouteContract } from '@org/schema/contract';
import type { DocumentEvent } from '@org/schema/entities';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

/** A document whose history is read, by its endpoint. */
export interface HistorySource {
  readonly route: RouteContract;
  readonly id: number;
  /** The history is read again with each version. */
  readonly version: number;
}

/** Returns the history of a document, newest first. */
export function useDocumentEvents({
  route,
  id,
  version,
}: HistorySource): UseQueryResult<readonly DocumentEvent[]> {
  const api = useApi();
  return useQuery({
    queryKey: [...callKey(route, { params: { id } } as never), version],
    queryFn: async () =>
      ((await recordCall(api, route, { params: { id } })).results as { rows: DocumentEvent[] })
        .rows,
    placeholderData: keepPreviousData,
  });
}
