import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { currentQuestion, hostQuestions, onQuestions, type PendingQuestion } from './ask.ts';
import { Dialog } from './dialog.tsx';

/** Duration in ms for which a question stays readable while its dialog fades out. */
const FADE = 160;

/**
 * Shows the questions of `ask`, `confirm` and `askToLeave` sequentially. Rendered once, by AtriumProvider. The dialog is always
 * mounted, since it must be mounted before it opens to restore the focus.
 */
export function DialogHost(): ReactElement {
  const pending = useSyncExternalStore(onQuestions, currentQuestion, () => undefined);
  const [shown, setShown] = useState<PendingQuestion>();
  const open = shown !== undefined && pending?.id === shown.id;
  useEffect(hostQuestions, []);

  useEffect(() => {
    if (!shown) return setShown(pending);
    if (open) return;
    const faded = setTimeout(() => setShown(undefined), FADE);
    return () => clearTimeout(faded);
  }, [pending, shown, open]);

  const question = shown?.question;
  const answer = (value: unknown) => shown?.answer(value);
  return (
    <Dialog
      open={open}
      title={question?.title ?? ''}
      width={question?.width ?? 420}
      onClose={() => answer(question?.dismissed)}
      buttons={(question?.buttons ?? []).map(({ value, ...button }) => ({
        ...button,
        onPress: () => answer(value),
      }))}
    >
      {question?.content}
    </Dialog>
  );
}
