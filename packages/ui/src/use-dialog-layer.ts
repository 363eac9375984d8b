import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const NEVER_OPEN = Symbol('dialog');
let stack: readonly symbol[] = [];
const listeners = new Set<() => void>();

function change(next: readonly symbol[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a dialog lies among those that are open. */
export interface DialogLayer {
  /** 0 for the lowest. */
  readonly layer: number;
  /** True for the one that was opened last, which alone hears Escape. */
  readonly isTop: boolean;
}

/** Puts an open dialog above those that were opened before it, such as a question above the form that asks it. */
export function useDialogLayer(open: boolean): DialogLayer {
  const own = useRef<symbol>(NEVER_OPEN);
  useLayoutEffect(() => {
    if (!open) return;
    const entry = Symbol('dialog');
    own.current = entry;
    change([...stack, entry]);
    // The key that closes this one must not be heard by the next: it becomes the last once that key has been handled.
    return () => void setTimeout(() => change(stack.filter((other) => other !== entry)));
  }, [open]);
  const layer = useSyncExternalStore(
    subscribe,
    () => stack.indexOf(own.current),
    () => -1,
  );
  const top = useSyncExternalStore(
    subscribe,
    () => stack.length - 1,
    () => -1,
  );
  return { layer: Math.max(0, layer), isTop: layer === top };
}
