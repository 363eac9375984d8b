import type { StreamEvent } from '@org/schema/entities';

/** Listener of events from any window. */
export type EventListener = (event: StreamEvent) => void;

const listeners = new Set<EventListener>();

/** Forwards an event to all listeners of this window. */
export function dispatchLiveEvent(event: StreamEvent): void {
  for (const listener of listeners) listener(event);
}

/** Adds a listener of live events and returns the function that removes it. */
export function onLiveEvent(listener: EventListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
