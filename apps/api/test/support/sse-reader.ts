/** Event of a stream. */
export interface ReadEvent {
  readonly id: string | undefined;
  readonly event: string;
  // The assertions of each test check the type.
  readonly data: Record<string, unknown>;
}

/** Reader of an event stream. */
export interface SseReader {
  readonly events: ReadEvent[];
  /** Returns the id of the last event or heartbeat. */
  lastId(): string | undefined;
  retry(): number | undefined;
  /**
   * Waits until a condition is true.
   * @throws after some seconds with the received events
   */
  until(done: (events: readonly ReadEvent[]) => boolean, ms?: number): Promise<void>;
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts reading.
 * @param body - body of a response
 * @returns reader
 */
export function sseReader(body: ReadableStream<Uint8Array> | null): SseReader {
  if (!body) throw new Error('The answer has no body');
  const events: ReadEvent[] = [];
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let lastId: string | undefined;
  let retry: number | undefined;

  function take(block: string): void {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      const [name = '', value = ''] = line.split(/: ?(.*)/s);
      fields.set(name, value);
    }
    lastId = fields.get('id') ?? lastId;
    if (fields.has('retry')) retry = Number(fields.get('retry'));
    const event = fields.get('event');
    if (event)
      events.push({
        id: fields.get('id'),
        event,
        data: JSON.parse(fields.get('data') ?? '{}') as ReadEvent['data'],
      });
  }

  const ended = (async () => {
    for (;;) {
      const part = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
      if (part.done) return;
      rest += decoder.decode(part.value, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  })();

  return {
    events,
    ended,
    lastId: () => lastId,
    retry: () => retry,
    async until(done, ms = 30_000) {
      for (const end = Date.now() + ms; !done(events); ) {
        if (Date.now() > end)
          throw new Error(`The stream did not bring it: ${JSON.stringify(events)}`);
        await new Promise((next) => setTimeout(next, 10));
      }
    },
    async close() {
      await reader.cancel().catch(() => undefined);
      await ended;
    },
  };
}
