import { type ApiClient, isApiError } from '@org/api-client';
import type { BulkAnswer, BulkChange, BulkFailure } from './list-calls.ts';
import type { BulkSelection } from './list-selection.ts';

/** So many changes are on their way at once. */
const AT_ONCE = 4;

/**
 * A bulk change for an entity whose contract has none: row by row, a few at a time.
 * Shape: changes one row by its id → the bulk call of a list whose selections are of ids.
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
