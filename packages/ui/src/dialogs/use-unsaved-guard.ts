import { useCallback, useEffect } from 'react';
import { askToLeave } from './ask-to-leave.ts';

/**
 * Protects unsaved changes: the browser asks before the tab closes, and the returned function asks before the app leaves the
 * screen.
 * @param dirty - whether there are changes
 * @param save - and how to save them
 * @returns function that resolves to true when leaving is fine
 */
export function useUnsavedGuard(
  dirty: boolean,
  save?: () => Promise<boolean>,
): () => Promise<boolean> {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  return useCallback(async () => {
    if (!dirty) return true;
    const answer = await askToLeave({ canSave: save !== undefined });
    if (answer === 'save') return (await save?.()) ?? false;
    return answer === 'leave';
  }, [dirty, save]);
}
