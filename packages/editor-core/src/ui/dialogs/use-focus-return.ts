import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus when all overlays are closed: to the element that had it, or to the canvas when that is gone. Dialogs and
 * menus only remember the focus when they are mounted before they open; the editor mounts them on demand, and one can open the
 * next. The focus returns before a chosen command asks anything, so that its question can restore it too.
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
    // Focus that is elsewhere by now was moved on purpose.
    if (from === null || document.activeElement !== document.body) return;
    const to = from.isConnected && from !== document.body ? from : canvas.current;
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  }, [isOpen, canvas]);
}
