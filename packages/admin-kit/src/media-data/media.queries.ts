import { type ApiClient, rows, type SentQuery } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { MediaFolder, StorageQuota } from '@org/schema/entities';
import { type QueryClient, useQuery } from '@tanstack/react-query';

const { media } = apiContract;
const NONE: readonly MediaFolder[] = [];

/** Query of a page of the media library. */
export const mediaListQuery = (api: ApiClient, query: SentQuery<typeof media.list>) =>
  callQuery(api, media.list, { query });

/** Query of an image. */
export const mediaQuery = (api: ApiClient, id: number) =>
  callQuery(api, media.get, { params: { id } });

/** Query of an image's uses. */
export const mediaUsageQuery = (api: ApiClient, id: number) => ({
  ...callQuery(api, media.usage, { params: { id } }),
  // Never cached, since pages can be saved elsewhere at any time.
  staleTime: 0,
});

/** Returns the storage quota and its use; undefined until it is loaded. */
export function useStorageQuota(): StorageQuota | undefined {
  return useQuery(callQuery(useApi(), media.folders)).data?.storage;
}

/** Returns all folders; empty until they are loaded. */
export function useFolders(): readonly MediaFolder[] {
  const { data } = useQuery(callQuery(useApi(), media.folders));
  return data ? rows(data).rows : NONE;
}

/** Invalidates every list, image and folder. */
export async function refreshMedia(queries: QueryClient): Promise<void> {
  await Promise.all(
    [media.list, media.get, media.folders, media.usage].map((route) =>
      queries.invalidateQueries({ queryKey: callKey(route) }),
    ),
  );
}
