import { readShopState, type ShopState, shopAddress } from '@org/blocks/store';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useStorefront } from './use-storefront.ts';

/** Told to the window when the address was changed here: browsers tell of Back and Forward alone. */
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
 * What the address asks of the lists of products, and a way to another one: it is a step of the browser's history.
 * Shape: query of the address on a server, where there is no window → state, and what changes it. Source: SHOP-007.
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
