import { type ApiClient, isApiError } from '@org/api-client';
import { type Export, exportsContract } from '@org/schema';
import { toast } from '@org/ui';
import { onLiveEvent } from '../events/live-events.ts';
import { exportToast } from '../events/show-toasts.ts';
import { followWork } from './follow-work.ts';
import { text } from './messages.ts';

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
    const over = await followWork({
      begun,
      ask: async () => (await api.call(exportsContract.get, { params: { id: begun.id } })).export,
      isOver,
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
