import { isApiError } from '@org/api-client';
import { type BulkWork, type BulkWorkReason, bulkWorksContract } from '@org/schema';
import { ask, toast, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { api } from '../api.ts';
import { text } from './messages.ts';

/** How long the end of such a work stays on the screen, ms: whoever began it may be elsewhere by then. */
const END_TIME = 30_000;

const getToast = (id: number): string => `bulk ${id}`;

/** Does something with a work, and says what the server refuses. */
async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isApiError(error)) throw error;
    toast.error(error.message);
  }
}

const stop = (id: number): Promise<void> =>
  orSay(async () => {
    const { work } = await api.call(bulkWorksContract.stop, { params: { id } });
    showBulkEnd(work);
  });

const undo = (id: number): Promise<void> =>
  orSay(async () => {
    const { work } = await api.call(bulkWorksContract.undo, { params: { id } });
    showBulkProgress(work.id, work.message);
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

/** Shows which records were left as they were, and why. */
const showLeft = (id: number): Promise<void> =>
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
    if (isUndo) await undo(id);
  });

/** Says how a change of very many records goes, with a way to stop it. */
export function showBulkProgress(id: number, message: string): void {
  toast.update(getToast(id), 'loading', message, {
    label: text.stop,
    onPress: () => void stop(id),
  });
}

/** Says why a change of very many records cannot go on, or did not reach all: which were left as they were can be looked at. */
export const showBulkFailure = (id: number, message: string): void =>
  toast.update(
    getToast(id),
    'error',
    message,
    { label: text.showLeft, onPress: () => void showLeft(id) },
    END_TIME,
  );

/** Says how a change of very many records went: what was left out can be looked at, and a deletion undone. */
export function showBulkEnd({
  id,
  message,
  failed,
  canUndo,
}: Pick<BulkWork, 'id' | 'message' | 'failed' | 'canUndo'>): void {
  if (failed > 0) return showBulkFailure(id, message);
  const back = canUndo ? { label: text.undo, onPress: () => void undo(id) } : undefined;
  toast.update(getToast(id), 'success', message, back, END_TIME);
}
