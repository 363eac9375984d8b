import { STREAM_TIMES } from '@org/schema/entities';

/**
 * Position of a stream: the transactions it has seen, as a PostgreSQL snapshot, and the time. A row number would not do: rows are
 * numbered when they are written and visible when they are committed, so that a later number can be visible first, and a client
 * that resumes from it would never get the earlier one.
 */
export interface StreamCursor {
  /** ms. */
  readonly at: number;
  /** `xmin:xmax:running,...`. */
  readonly snapshot: string;
}

/** Longest id that is read, in characters: some hundred running transactions. */
const LONGEST = 4000;
const FORM = /^([0-9a-z]{6,10})-(\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?)$/;
/** A transaction writes its row some time before it commits; those of this length are still found. ms. */
const MARGIN = 60 * 60 * 1000;

/** The id of an event, that `Last-Event-ID` brings back. */
export function writeCursor({ at, snapshot }: StreamCursor): string {
  return `${at.toString(36)}-${snapshot}`;
}

/**
 * Parses an event id.
 * @returns cursor, or undefined for an invalid one, and for one that is older than stored events
 */
export function readStreamCursor(text: string, now: number = Date.now()): StreamCursor | undefined {
  if (text.length > LONGEST) return undefined;
  const [, at = '', snapshot = ''] = FORM.exec(text) ?? [];
  const time = Number.parseInt(at, 36);
  if (snapshot === '' || time > now + MARGIN || time < now - STREAM_TIMES.kept + MARGIN)
    return undefined;
  return { at: time, snapshot };
}
