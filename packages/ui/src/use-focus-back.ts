import { useLayoutEffect, useMemo } from 'react';

/** What lasts: an entry of a menu goes with it, the button that the menu hangs on stays. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * Gives the focus back to what had it before something was open, also where that is taken out of the page at once: without a
 * word the focus would fall to the page, and whoever works by keys would begin at its top.
 */
export function useFocusBack(open: boolean): void {
  // Looked at while it is drawn: once it is there, the menu that it was chosen from is gone with its focus.
  const before = useMemo(() => (open ? lasting(document.activeElement) : null), [open]);
  useLayoutEffect(() => {
    if (!open) return;
    return () => {
      // Once what was open is gone, and unless somebody else has taken the focus meanwhile.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [open, before]);
}
