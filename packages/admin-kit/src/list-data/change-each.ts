import { type ApiClient, isApiError } from '@org/api-client';
import type { BulkAnswer, BulkChange, BulkFailure } from './list-calls.ts';
import type { BulkSelection } from './list-selection.ts';

/** Maximum number of parallel requests. */
const AT_ONCE = 4;

/**
 * Bulk change for an entity without a bulk endpoint: one request per row, a few in parallel.
 * @param changeOne - change of one row by its id
 * @returns bulk call of a list with selections by id
 */
export function changeEach(
  changeOne: (api: ApiClient, id: number, set: Readonly<Record<string, unknown>>) => Promise<void>,
): (api: ApiClient, selection: BulkSelection, change: BulkChange) => Promise<BulkAnswer> {
  return async (api, { ids = [] }, { set = {} }) => {
    const waiting = [...ids];
    const done: number[] = [];
    const failed: BulkFailure[] = [];
    async function work(): Promise<void> {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        try {
          await changeOne(api, id, set);
          done.push(id);
        } catch (error) {
          if (!isApiError(error)) throw error;
          failed.push({ id, error: error.message });
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { done, count: done.length, failed };
  };
}
