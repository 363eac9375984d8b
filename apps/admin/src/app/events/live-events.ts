import type { StreamEvent } from '@org/schema';

/** Told of each event, from whichever window it came. */
export type EventListener = (event: StreamEvent) => void;

const listeners = new Set<EventListener>();

/** Hands an event to everybody in this window who listens. */
export function dispatchLiveEvent(event: StreamEvent): void {
  for (const listener of listeners) listener(event);
}

/** Shape: listener → a function that ends it. */
export function onLiveEvent(listener: EventListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
