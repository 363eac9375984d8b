import { readShopState, type ShopState, shopAddress } from '@org/blocks/store';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useStorefront } from './use-storefront.ts';

/** Event on the window when this code changes the URL, since browsers only report Back and Forward. */
const MOVED = 'org-shop-moved';

function subscribe(tell: () => void): () => void {
  window.addEventListener('popstate', tell);
  window.addEventListener(MOVED, tell);
  return () => {
    window.removeEventListener('popstate', tell);
    window.removeEventListener(MOVED, tell);
  };
}

/**
 * Returns the state of product lists from the URL, and a function that changes it with a history entry.
 * @param serverQuery - query of the URL on a server, without a window
 * @returns state and setter
 */
export function useShopState(
  serverQuery = '',
): readonly [state: ShopState, change: (next: ShopState) => void] {
  const { storePath } = useStorefront();
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => serverQuery,
  );
  const state = useMemo(() => readShopState(query), [query]);
  const change = useCallback(
    (next: ShopState): void => {
      const address = shopAddress(storePath, next);
      if (address === window.location.pathname + window.location.search) return;
      window.history.pushState({}, '', address);
      window.dispatchEvent(new Event(MOVED));
    },
    [storePath],
  );
  return [state, change];
}
