import { type EventStreamOptions, type OpenEventStream, openEventStream } from '@org/api-client';
import type { StreamEvent } from '@org/schema/entities';

/** Options of a shared stream. */
export interface SharedStreamOptions {
  /** User and tenant: windows with the same name share one stream. */
  readonly name: string;
  readonly onEvent: (event: StreamEvent) => void;
  /** @default openEventStream */
  readonly open?: (options: EventStreamOptions) => OpenEventStream;
}

type Message = { readonly event: StreamEvent } | { readonly id: string };

/** Delay in ms after which a refused stream is requested again: the user may have signed in since. */
const ASK_AGAIN = 60_000;

/**
 * Listens to the events of a tenant. One window of the browser holds the connection and forwards events; when it is closed
 * another one continues. Without the Web Locks API, each window has its own connection.
 * @param options - name and listener
 * @returns cleanup function
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
        // Holds the lock until this window stops listening.
        return new Promise<void>((done) => signal.addEventListener('abort', () => done()));
      })
      .catch(() => undefined);
  else lead();
  return () => ended.abort();
}
