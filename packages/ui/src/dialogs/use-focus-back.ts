import { useLayoutEffect, useMemo } from 'react';

/** Returns an element that stays: for an item of a menu, the button that opened the menu. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * Returns the focus to the element that had it before something was opened, also when that is unmounted: otherwise the focus
 * would move to the page, and keyboard users would start at its top.
 */
export function useFocusBack(open: boolean): void {
  // Read during render: after mounting, the menu that opened it is gone with its focus.
  const before = useMemo(() => (open ? lasting(document.activeElement) : null), [open]);
  useLayoutEffect(() => {
    if (!open) return;
    return () => {
      // After unmounting, unless something else has taken the focus.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [open, before]);
}
