import { type RefObject, useEffect } from 'react';

/**
 * Runs a behavior of a block on an element while it is mounted, as on pages without React.
 * @param ref - element
 * @param key - key whose change restarts it
 * @param begin - starter
 */
export function useBehaviour<Found extends HTMLElement>(
  ref: RefObject<Found | null>,
  key: string,
  begin: (element: Found) => (() => void) | undefined,
): void {
  // The starter is a new function on each render, and does the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is begun anew by its key alone
  useEffect(() => (ref.current ? begin(ref.current) : undefined), [ref, key]);
}
