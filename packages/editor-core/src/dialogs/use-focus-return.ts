import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back when all that lay over the editor is closed: to what had it, or to the canvas where that is gone.
 * Dialogs and menus know by themselves where the focus was only if they are there before they open; those of the editor are made as
 * they open, and one may open the next. It is given back before a command that was chosen asks anything: that question knows where it was, too.
 */
export function useFocusReturn(isOpen: boolean, canvas: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      before.current = document.activeElement;
      return;
    }
    const from = before.current;
    before.current = null;
    // Whatever has the focus by now was given it on purpose.
    if (from === null || document.activeElement !== document.body) return;
    const to = from.isConnected && from !== document.body ? from : canvas.current;
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  }, [isOpen, canvas]);
}
