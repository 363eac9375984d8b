/** One message of a stream of events, before anybody has looked at its content. */
export interface RawEvent {
  readonly event: string;
  readonly data: string;
}

/** What a stream says beside its events. */
export interface StreamSigns {
  readonly onEvent: (event: RawEvent) => void;
  /** The place that the stream is at, after each event and with each sign of life. */
  readonly onId: (id: string) => void;
  /** ms that the server wants to be left alone after the stream has ended. */
  readonly onRetry: (ms: number) => void;
  /** Anything came, be it a comment. */
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
  // Only after its event was taken: a listener that throws gets it again.
  if (id !== undefined) signs.onId(id);
}

/**
 * Reads a stream of server-sent events to its end.
 * Shape: body, who is told → resolves at the end. Errors: rejects when the connection breaks.
 * Source: HTML standard, server-sent events.
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
