import type { ApiClient } from '@org/api-client';
import { type BulkWork, bulkWorksContract } from '@org/schema/contract';
import { showBulkEnd, showBulkProgress } from '../events/bulk-work-toast.tsx';
import { onLiveEvent } from '../events/live-events.ts';
import { followWork } from './follow-work.ts';

const isOver = ({ status }: BulkWork): boolean => status !== 'gathering' && status !== 'running';

/**
 * Shows the progress of a background bulk change in a toast until it ends. It continues while the user navigates; events of the
 * tenant update the same toast.
 */
export async function followBulkWork(api: ApiClient, begun: BulkWork): Promise<void> {
  let told = false;
  const stop = onLiveEvent(({ event, data }) => {
    if (event === 'bulk_completed' || event === 'bulk_failed') told ||= data.bulkId === begun.id;
  });
  try {
    const over = await followWork({
      begun,
      ask: async () => (await api.call(bulkWorksContract.get, { params: { id: begun.id } })).work,
      isOver,
      isTold: () => told,
      onProgress: ({ id, message }) => showBulkProgress(api, id, message),
    });
    if (over) showBulkEnd(api, over);
  } finally {
    stop();
  }
}
