import { type EventStreamOptions, type OpenEventStream, openEventStream } from '@org/api-client';
import type { StreamEvent } from '@org/schema';

/** What the windows of a browser share a stream by. */
export interface SharedStreamOptions {
  /** Names the person and the tenant: windows of the same share one stream. */
  readonly name: string;
  readonly onEvent: (event: StreamEvent) => void;
  /** @default openEventStream */
  readonly open?: (options: EventStreamOptions) => OpenEventStream;
}

type Message = { readonly event: StreamEvent } | { readonly id: string };

/** ms after which a stream that was refused is asked for again: the person may have signed in since. */
const ASK_AGAIN = 60_000;

/**
 * Listens to the events of a tenant. One window of the browser has the connection and passes on what comes; when it is closed
 * another one goes on where it stood. Where windows cannot agree, each has a connection of its own.
 * Shape: name and listener → a function that ends it.
 */
export function shareStream({
  name,
  onEvent,
  open = openEventStream,
}: SharedStreamOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const canShare = typeof BroadcastChannel === 'function' && 'locks' in navigator;
  const channel = canShare ? new BroadcastChannel(`atrium events ${name}`) : undefined;
  let lastEventId: string | undefined;
  let stream: OpenEventStream | undefined;

  function lead(): void {
    stream = open({
      lastEventId,
      onEvent(event) {
        channel?.postMessage({ event } satisfies Message);
        onEvent(event);
      },
      onId(id) {
        lastEventId = id;
        channel?.postMessage({ id } satisfies Message);
      },
      onState(state) {
        if (state !== 'refused' || signal.aborted) return;
        const timer = setTimeout(lead, ASK_AGAIN);
        signal.addEventListener('abort', () => clearTimeout(timer));
      },
    });
  }

  const wake = (): void => {
    if (document.visibilityState === 'visible') stream?.wake();
  };
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<Message>) => {
      if ('id' in data) lastEventId = data.id;
      else onEvent(data.event);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    stream?.close();
    channel?.close();
  });

  if (canShare)
    navigator.locks
      .request(`atrium events ${name}`, { signal }, () => {
        lead();
        // The lock is held until this window has no more use for it.
        return new Promise<void>((done) => signal.addEventListener('abort', () => done()));
      })
      .catch(() => undefined);
  else lead();
  return () => ended.abort();
}
