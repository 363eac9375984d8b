/** A message of an event stream before its content is parsed. */
export interface RawEvent {
  readonly event: string;
  readonly data: string;
}

/** Handlers of a stream's control data. */
export interface StreamSigns {
  readonly onEvent: (event: RawEvent) => void;
  /** Called with the current id after each event and each heartbeat. */
  readonly onId: (id: string) => void;
  /** Called with the reconnection delay that the server requests, ms. */
  readonly onRetry: (ms: number) => void;
  /** Called when anything arrives, including comments. */
  readonly onBytes: () => void;
}

function readBlock(lines: readonly string[], signs: StreamSigns): void {
  let event = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) signs.onRetry(Number(value));
  }
  if (data.length > 0) signs.onEvent({ event, data: data.join('\n') });
  // Only after its event was handled: a listener that throws receives it again.
  if (id !== undefined) signs.onId(id);
}

/**
 * Reads a stream of server-sent events to its end.
 * @param signs - handlers
 * @throws when the connection breaks
 * @see HTML standard, server-sent events
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  signs: StreamSigns,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let block: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    signs.onBytes();
    rest += decoder.decode(value, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== '') block.push(line);
      else if (block.length > 0) {
        readBlock(block, signs);
        block = [];
      }
    }
  }
}
