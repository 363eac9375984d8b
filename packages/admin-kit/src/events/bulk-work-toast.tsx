import { type ApiClient, isApiError } from '@org/api-client';
import { type BulkWork, type BulkWorkReason, bulkWorksContract } from '@org/schema/contract';
import { ask, toast, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Duration of the final toast, ms: the user may be elsewhere by then. */
const END_TIME = 30_000;

const getToast = (id: number): string => `bulk ${id}`;

/** Runs an action and shows the error of the server. */
async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isApiError(error)) throw error;
    toast.error(error.message);
  }
}

const stop = (api: ApiClient, id: number): Promise<void> =>
  orSay(async () => {
    const { work } = await api.call(bulkWorksContract.stop, { params: { id } });
    showBulkEnd(api, work);
  });

const undo = (api: ApiClient, id: number): Promise<void> =>
  orSay(async () => {
    const { work } = await api.call(bulkWorksContract.undo, { params: { id } });
    showBulkProgress(api, work.id, work.message);
  });

function Reasons({ reasons }: { readonly reasons: readonly BulkWorkReason[] }): ReactElement {
  const formats = useFormats();
  return (
    <ul className="ad-failed-rows">
      {reasons.map(({ error, count, records }) => (
        <li key={error}>
          <strong>{text.leftFor(formats, error, count)}</strong>
          <span className="ad-quiet">
            {text.leftOnes(
              formats,
              records.map(({ id, name }) => name || `#${id}`),
              count,
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows which records were not changed, and why. */
const showLeft = (api: ApiClient, id: number): Promise<void> =>
  orSay(async () => {
    const { work, reasons } = await api.call(bulkWorksContract.get, { params: { id } });
    const isUndo = await ask<boolean>({
      title: work.message,
      content: <Reasons reasons={reasons} />,
      buttons: [
        ...(work.canUndo ? [{ label: text.undo, value: true }] : []),
        { label: text.close, value: false, focused: true },
      ],
      dismissed: false,
    });
    if (isUndo) await undo(api, id);
  });

/** Shows the progress of a background bulk change, with a button to stop it. */
export function showBulkProgress(api: ApiClient, id: number, message: string): void {
  toast.update(getToast(id), 'loading', message, {
    label: text.stop,
    onPress: () => void stop(api, id),
  });
}

/** Shows why a background bulk change failed or was incomplete, with a button that lists the unchanged records. */
export const showBulkFailure = (api: ApiClient, id: number, message: string): void =>
  toast.update(
    getToast(id),
    'error',
    message,
    { label: text.showLeft, onPress: () => void showLeft(api, id) },
    END_TIME,
  );

/** Shows the result of a background bulk change, with buttons that list unchanged records and undo a deletion. */
export function showBulkEnd(
  api: ApiClient,
  { id, message, failed, canUndo }: Pick<BulkWork, 'id' | 'message' | 'failed' | 'canUndo'>,
): void {
  if (failed > 0) return showBulkFailure(api, id, message);
  const back = canUndo ? { label: text.undo, onPress: () => void undo(api, id) } : undefined;
  toast.update(getToast(id), 'success', message, back, END_TIME);
}
