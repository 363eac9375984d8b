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
    if (await session.publication.cancelSchedule()) toast.success('Schedule canceled');
  } catch (error) {
    toast.error(asFailure(error).message);
  }
}

/** Makes a page invisible for visitors after a question. */
export async function unpublish(session: EditorSession): Promise<void> {
  const answer = await confirm({
    title: 'Unpublish page?',
    text: 'Visitors can no longer open it. It becomes a draft, which you can publish again.',
    confirmLabel: 'Unpublish',
    danger: true,
  });
  if (answer === 'confirm') await session.publication.unpublish();
}

/** Discards the unpublished changes of a page after a question. */
export async function discardChanges(session: EditorSession): Promise<void> {
  const answer = await confirm({
    title: 'Discard unpublished changes?',
    text: 'The page goes back to what visitors see now. You find your changes under Versions.',
    confirmLabel: 'Discard changes',
    danger: true,
  });
  if (answer !== 'confirm') return;
  try {
    if (await session.publication.discardChanges()) toast.success('Changes discarded');
  } catch (error) {
    toast.error(asFailure(error).message);
  }
}
