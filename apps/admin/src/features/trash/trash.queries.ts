import { recordCall } from '@org/admin-kit';
import type { ApiClient } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { queryOptions } from '@tanstack/react-query';
import type { TrashAnswer, TrashKind } from './trash-kinds.ts';

/** Number of records per entity in the combined list. */
export const NEWEST = 50;

/** Query of the newest deleted records of an entity, with their total. */
export const trashQuery = (api: ApiClient, { list }: TrashKind) =>
  queryOptions({
    queryKey: [...callKey(list), 'trash', 'newest'],
    queryFn: async () => {
      const query = { onlydeleted: true, currentPage: 1, itemsPerPage: NEWEST };
      return (await recordCall(api, list, { query })) as unknown as TrashAnswer;
    },
  });
