import { type ApiClient, isApiError } from '@org/api-client';
import { type Export, exportsContract } from '@org/schema/contract';
import { toast } from '@org/ui';
import { onLiveEvent } from '../events/live-events.ts';
import { exportToast } from '../events/show-toasts.ts';
import { followWork } from './follow-work.ts';
import { text } from './messages.ts';

const isOver = ({ status }: Export): boolean => status !== 'waiting' && status !== 'running';

/** Options of an export: the request that starts it, nouns of its rows, and formats. */
export interface ExportRowsOptions {
  readonly begin: () => Promise<Export>;
  readonly many: string;
  readonly digits: (count: number) => string;
}

/** Collects exports that end, as reported by events. */
function listenForEnds(): { readonly ended: ReadonlySet<number>; readonly stop: () => void } {
  const ended = new Set<number>();
  const stop = onLiveEvent(({ event, data }) => {
    if (event === 'export_completed' || event === 'export_failed') ended.add(data.exportId);
  });
  return { ended, stop };
}

/**
 * Starts an export and shows its progress in a toast, up to the link to its file. It continues while the user navigates. Events
 * of the tenant update the same toast and make polling unnecessary.
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
