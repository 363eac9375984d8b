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

/** Position of a dialog among the open ones. */
export interface DialogLayer {
  /** 0 for the lowest. */
  readonly layer: number;
  /** True for the latest dialog, the only one that handles Escape. */
  readonly isTop: boolean;
}

/** Stacks an open dialog above earlier ones, such as a question above its form. */
export function useDialogLayer(open: boolean): DialogLayer {
  const own = useRef<symbol>(NEVER_OPEN);
  useLayoutEffect(() => {
    if (!open) return;
    const entry = Symbol('dialog');
    own.current = entry;
    change([...stack, entry]);
    // The next dialog must not handle the same key press, so it becomes the top one after that.
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
