import type { ApiClient } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import type { SubscriberEvent, SubscriberProfile } from '@org/schema/entities';

/** Number of events that one request reads. */
const EVENTS = 100;

/** Reads everything that is known of a subscriber, and saves it as a JSON file. */
export async function downloadData(api: ApiClient, profile: SubscriberProfile): Promise<void> {
  const activity: SubscriberEvent[] = [];
  for (let cursor: string | undefined; ; ) {
    const { results } = await api.call(apiContract.subscribers.activity, {
      params: { id: profile.id },
      query: { itemsPerPage: EVENTS, ...(cursor !== undefined && { cursor }) },
    });
    activity.push(...results.rows);
    if (results.nextCursor === null) break;
    cursor = results.nextCursor;
  }
  const file = new Blob([JSON.stringify({ ...profile, activity }, null, 2)], {
    type: 'application/json',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${profile.email}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
