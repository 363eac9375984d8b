import { type RefObject, useEffect } from 'react';

/**
 * Runs what brings an element to life while it is there, as blocks have it for pages without React. Shape: element, key by whose
 * change it is begun anew, what begins it → nothing.
 */
export function useBehaviour<Found extends HTMLElement>(
  ref: RefObject<Found | null>,
  key: string,
  begin: (element: Found) => (() => void) | undefined,
): void {
  // What begins it is made anew with each drawing, and does the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is begun anew by its key alone
  useEffect(() => (ref.current ? begin(ref.current) : undefined), [ref, key]);
}
