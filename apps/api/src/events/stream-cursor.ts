import { STREAM_TIMES } from '@org/schema';

/**
 * Where a stream stands: which transactions it has seen, as the database writes a snapshot, and when it saw them.
 * A number of a row would not do: rows are numbered when they are written and seen when they are committed, so a
 * later number can be seen first, and whoever resumes from it would never get the earlier one.
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

/** Reads an id. Shape: text → cursor, or undefined for what is none or reaches back further than events are kept. */
export function readStreamCursor(text: string, now: number = Date.now()): StreamCursor | undefined {
  if (text.length > LONGEST) return undefined;
  const [, at = '', snapshot = ''] = FORM.exec(text) ?? [];
  const time = Number.parseInt(at, 36);
  if (snapshot === '' || time > now + MARGIN || time < now - STREAM_TIMES.kept + MARGIN)
    return undefined;
  return { at: time, snapshot };
}
