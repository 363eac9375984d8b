import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it before something was open, also where that is taken out of the page at once: without a
 * word the focus would fall to the page, and whoever works by keys would begin at its top.
 */
export function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      // Once what was open is gone, and unless somebody else has taken the focus meanwhile.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
