import { type ApiClient, rows, type SentQuery } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract, type MediaFolder, type StorageQuota } from '@org/schema';
import { type QueryClient, useQuery } from '@tanstack/react-query';

const { media } = apiContract;
const NONE: readonly MediaFolder[] = [];

/** A part of the library. */
export const mediaListQuery = (api: ApiClient, query: SentQuery<typeof media.list>) =>
  callQuery(api, media.list, { query });

/** One image. */
export const mediaQuery = (api: ApiClient, id: number) =>
  callQuery(api, media.get, { params: { id } });

/** Where an image is used. */
export const mediaUsageQuery = (api: ApiClient, id: number) => ({
  ...callQuery(api, media.usage, { params: { id } }),
  // Pages are saved elsewhere: what was true a moment ago is asked again.
  staleTime: 0,
});

/** How much room the images take; undefined until it is known. */
export function useStorageQuota(): StorageQuota | undefined {
  return useQuery(callQuery(useApi(), media.folders)).data?.storage;
}

/** All folders; none until they are known. */
export function useFolders(): readonly MediaFolder[] {
  const { data } = useQuery(callQuery(useApi(), media.folders));
  return data ? rows(data).rows : NONE;
}

/** Marks every list, image and folder as outdated. */
export async function refreshMedia(queries: QueryClient): Promise<void> {
  await Promise.all(
    [media.list, media.get, media.folders, media.usage].map((route) =>
      queries.invalidateQueries({ queryKey: callKey(route) }),
    ),
  );
}
