import type { ApiClient } from '@org/api-client';
import { type Export, exportsContract } from '@org/schema';

/** Times between two questions, ms: often at first, less often for what takes long. */
const PAUSES = [500, 1000, 1000, 2000, 2000, 5000] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isOver = ({ status }: Export): boolean => status !== 'waiting' && status !== 'running';

/**
 * Asks for an export until it is done or has failed.
 * Shape: client, the export as it began, who is told in between → the export as it ended.
 * Errors: rejects with what a question failed with.
 */
export async function followExport(
  api: ApiClient,
  begun: Export,
  onProgress: (now: Export) => void,
): Promise<Export> {
  let now = begun;
  for (let asked = 0; !isOver(now); asked++) {
    onProgress(now);
    await pause(PAUSES[Math.min(asked, PAUSES.length - 1)] ?? 0);
    now = (await api.call(exportsContract.get, { params: { id: begun.id } })).export;
  }
  return now;
}
