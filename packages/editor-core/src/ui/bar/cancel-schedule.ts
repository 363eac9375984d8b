import { confirm, toast } from '@org/ui';
import { asFailure, type EditorPage } from '../../session/host/gateway.ts';
import type { EditorSession } from '../../session/saving/editor-session.ts';

/** Cancels the scheduled version of a page. Asks first when that changes the content of the canvas. */
export async function cancelSchedule(session: EditorSession, page: EditorPage): Promise<void> {
  const isConfirmed =
    !page.is_public ||
    (await confirm({
      title: 'Cancel schedule?',
      text: 'The page goes back to what visitors see now. You find the scheduled version under Versions.',
      confirmLabel: 'Cancel schedule',
      cancelLabel: 'Keep schedule',
    })) === 'confirm';
  if (!isConfirmed) return;
  try {
    if (await session.versions.cancelSchedule()) toast.success('Schedule canceled');
  } catch (error) {
    toast.error(asFailure(error).message);
  }
}
