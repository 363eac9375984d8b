import type { StreamEvent } from '@org/schema/entities';

/** Listener of events from any window. */
export type EventListener = (event: StreamEvent) => void;

const listeners = new Set<EventListener>();

/** Forwards an event to all listeners of this window. */
export function dispatchLiveEvent(event: StreamEvent): void {
  for (const listener of listeners) listener(event);
}

/** Shape: listener → cleanup function. */
export function onLiveEvent(listener: EventListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
