import { apiContract } from '@org/schema/contract';
import { EVENT_PAYLOADS, type EventName, type StreamEvent } from '@org/schema/entities';
import { type RawEvent, readEvents } from './read-events.ts';

/** State of a stream. `refused`: the user has no access, and there is no retry. */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

/** Options of a stream. */
export interface EventStreamOptions {
  /** Origin of the API; '' for the page's own. @default '' */
  readonly baseUrl?: string;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Event to resume after; without it the stream starts now. */
  readonly lastEventId?: string | undefined;
  readonly onEvent: (event: StreamEvent) => void;
  /** Called with each new id, so that another stream can resume from it. */
  readonly onId?: (id: string) => void;
  readonly onState?: (state: StreamState) => void;
  /** Random number generator, for tests. @default Math.random */
  readonly random?: () => number;
}

/** An event stream that reconnects automatically. */
export interface OpenEventStream {
  /** Reconnects immediately, for when the network is back or the page becomes visible. */
  wake(): void;
  close(): void;
}

/** Delays, ms. */
const PAUSE = { first: 1000, longest: 30_000, afterTooMany: 120_000 } as const;
/** Timeout in ms: three missed heartbeats. */
const SILENCE = 45_000;

function parse({ event, data }: RawEvent): StreamEvent | undefined {
  if (!Object.hasOwn(EVENT_PAYLOADS, event)) return undefined;
  const name = event as EventName;
  try {
    const payload: unknown = JSON.parse(data);
    // Fields that a newer server adds to a payload are allowed.
    const value: unknown = EVENT_PAYLOADS[name].noUnknown(false).validateSync(payload);
    return { event: name, data: value } as StreamEvent;
  } catch {
    return undefined;
  }
}

/**
 * Opens the event stream of a tenant and keeps it open: a connection that breaks, ends or times out is reopened with
 * exponential backoff and jitter, and resumes after the last event. Unknown events are ignored.
 * @throws never throws; see `onState`
 * @example const stream = openEventStream({ onEvent: ({ event, data }) => event === 'new_toast' && show(data.message) });
 */
export function openEventStream(options: EventStreamOptions): OpenEventStream {
  const { baseUrl = '', headers = {}, onEvent, onId, onState, random = Math.random } = options;
  const url = `${baseUrl.replace(/\/$/, '')}${apiContract.events.listen.path}`;
  let lastEventId = options.lastEventId;
  let isClosed = false;
  let failures = 0;
  let least = 0;
  let connection: AbortController | undefined;
  let wakeUp: (() => void) | undefined;

  function pause(): Promise<void> {
    const most = Math.min(PAUSE.longest, PAUSE.first * 2 ** Math.min(failures, 10));
    const ms = Math.max(least, most * (0.5 + random() / 2));
    least = 0;
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      wakeUp = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  function take(raw: RawEvent): void {
    const event = parse(raw);
    if (!event) return;
    if (event.event === 'closed' && event.data.reason === 'too_many_streams')
      least = PAUSE.afterTooMany;
    onEvent(event);
  }

  /** Returns false when reconnecting makes no sense. */
  async function connect(): Promise<boolean> {
    const abort = new AbortController();
    connection = abort;
    let silence = setTimeout(() => abort.abort(), SILENCE);
    const alive = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => abort.abort(), SILENCE);
    };
    try {
      const response = await (options.fetch ?? globalThis.fetch)(url, {
        headers: {
          ...headers,
          accept: 'text/event-stream',
          ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
        },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: abort.signal,
      });
      if (response.status === 401 || response.status === 403) return false;
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (Number.isFinite(seconds)) least = seconds * 1000;
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!response.ok || !isStream || !response.body) throw new Error('no stream');
      onState?.('open');
      await readEvents(response.body, {
        onBytes: () => {
          failures = 0;
          alive();
        },
        onEvent: take,
        onRetry: (ms) => {
          least = ms;
        },
        onId: (id) => {
          lastEventId = id;
          onId?.(id);
        },
      });
    } catch {
      failures++;
    } finally {
      clearTimeout(silence);
      abort.abort();
    }
    return true;
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      onState?.('connecting');
      const isWelcome = await connect();
      if (isClosed) break;
      if (!isWelcome) {
        onState?.('refused');
        return;
      }
      onState?.('waiting');
      await pause();
    }
    onState?.('closed');
  }

  void run();
  return {
    wake: () => wakeUp?.(),
    close() {
      isClosed = true;
      connection?.abort();
      wakeUp?.();
    },
  };
}
