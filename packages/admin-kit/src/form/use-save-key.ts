import { type RefObject, useEffect, useRef } from 'react';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Calls `save` on Ctrl+S or ⌘S. With several forms on a screen the focused one is saved, otherwise the last one; an open dialog
 * keeps the shortcut from the forms behind it.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const forms = [...document.querySelectorAll('.ad-form')];
      const focused = document.activeElement?.closest('.ad-form') ?? forms.at(-1);
      const dialog = [...document.querySelectorAll(DIALOGS)].at(-1);
      if (focused !== form.current || (dialog && !dialog.contains(focused ?? null))) return;
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
