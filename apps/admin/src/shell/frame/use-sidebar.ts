import { ADMIN_BREAKPOINT } from '@org/schema';
import { useMediaQuery } from '@org/ui';
import { useState } from 'react';

/** Storage key of the sidebar's state. */
const SIDEBAR_KEY = 'atrium-sidebar';

/** State of the sidebar. */
export interface SidebarState {
  /** True below 994 px, where the sidebar is a drawer. */
  readonly drawer: boolean;
  /** Expanded or collapsed; for a drawer: visible or not. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

function storedOpen(): boolean {
  try {
    return localStorage.getItem(SIDEBAR_KEY) !== 'closed';
  } catch {
    return true;
  }
}

function store(open: boolean): void {
  try {
    localStorage.setItem(SIDEBAR_KEY, open ? 'open' : 'closed');
  } catch {
    // Without storage the state lasts as long as the page.
  }
}

/** Returns the state of the sidebar; expanded initially and persisted. A drawer always starts closed. */
export function useSidebar(): SidebarState {
  const drawer = useMediaQuery(`(max-width: ${ADMIN_BREAKPOINT - 0.02}px)`, false, {
    getInitialValueInEffect: false,
  });
  const [wide, setWide] = useState(storedOpen);
  const [shown, setShown] = useState(false);
  if (drawer) return { drawer, open: shown, setOpen: setShown };
  return {
    drawer: false,
    open: wide,
    setOpen(open) {
      store(open);
      setWide(open);
    },
  };
}
