import { type ApiClient, isApiError } from '@org/api-client';
import { type Export, exportsContract } from '@org/schema';
import { toast } from '@org/ui';
import { onLiveEvent } from '../events/live-events.ts';
import { exportToast } from '../events/show-toasts.ts';
import { text } from './messages.ts';

/** Times between two questions, ms: often at first, less often for what takes long. */
const PAUSES = [500, 1000, 1000, 2000, 2000, 5000] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isOver = ({ status }: Export): boolean => status !== 'waiting' && status !== 'running';

/** Shape: what begins the export, what its rows are called, and how counts are written. */
export interface ExportRowsOptions {
  readonly begin: () => Promise<Export>;
  readonly many: string;
  readonly digits: (count: number) => string;
}

/** Exports that ended while somebody listens, as the events tell. */
function listenForEnds(): { readonly ended: ReadonlySet<number>; readonly stop: () => void } {
  const ended = new Set<number>();
  const stop = onLiveEvent(({ event, data }) => {
    if (event === 'export_completed' || event === 'export_failed') ended.add(data.exportId);
  });
  return { ended, stop };
}

/** Asks where an export stands until it is over; undefined where the events have told it. */
async function follow(
  api: ApiClient,
  begun: Export,
  { isTold, onProgress }: { isTold: () => boolean; onProgress: (now: Export) => void },
): Promise<Export | undefined> {
  let now = begun;
  for (let asked = 0; !isTold(); asked++) {
    if (isOver(now)) return now;
    onProgress(now);
    await pause(PAUSES[Math.min(asked, PAUSES.length - 1)] ?? 0);
    if (isTold()) return undefined;
    now = (await api.call(exportsContract.get, { params: { id: begun.id } })).export;
  }
  return undefined;
}

/**
 * Begins an export and tells in a toast how it goes, up to the link to its file. It goes on while the person goes elsewhere.
 * The events of the tenant tell the same in the same toast; where they come, nothing is asked.
 */
export async function exportRows(
  api: ApiClient,
  { begin, many, digits }: ExportRowsOptions,
): Promise<void> {
  const { ended, stop } = listenForEnds();
  let waiting = toast.loading(text.exportBegins(many));
  try {
    const begun = await begin();
    toast.dismiss(waiting);
    waiting = exportToast(begun.id);
    const over = await follow(api, begun, {
      isTold: () => ended.has(begun.id),
      onProgress: ({ done, total }) => {
        const words =
          typeof total === 'number'
            ? text.exporting(digits(done), digits(total), many)
            : text.exportBegins(many);
        toast.update(waiting, 'loading', words);
      },
    });
    if (!over) return;
    if (over.status !== 'done' || !over.url)
      toast.update(waiting, 'error', over.error || text.exportFailed);
    else toast.update(waiting, 'success', text.exported, { label: text.download, href: over.url });
  } catch (error) {
    if (!isApiError(error)) {
      toast.dismiss(waiting);
      throw error;
    }
    toast.update(waiting, 'error', error.message);
  } finally {
    stop();
  }
}
