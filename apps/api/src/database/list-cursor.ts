import { appError } from '@org/schema';

/** What kind of values a list is ordered by: decides how one is written into a cursor and read back exactly. */
export type KeyKind = 'text' | 'time' | 'number';

/** The place right after a row, in one order of a list. */
export interface ListCursor {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  /** The row's value in that order, as text: an instant to the microsecond in UTC, a whole number in digits. */
  readonly key: string;
  readonly id: number;
}

const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})\d{3}Z$/;

function fits(kind: KeyKind, key: string): boolean {
  if (kind === 'number') return /^-?\d{1,18}$/.test(key);
  if (kind === 'text') return !key.includes('\0');
  const [, millis] = TIME.exec(key) ?? [];
  if (millis === undefined || millis < '0001') return false;
  const instant = new Date(`${millis}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === `${millis}Z`;
}

/** Writes a cursor as the text that clients hand back unread. */
export function writeCursor({ by, direction, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([by, direction, key, id])).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * Reads a cursor. Whatever it says is checked before it reaches the database: anybody can write one.
 * Shape: text, kinds of the list's orders → cursor. Errors: `validation_failed` on `cursor`.
 */
export function readCursor(text: string, kinds: Readonly<Record<string, KeyKind>>): ListCursor {
  const parts = parse(text);
  const [by, direction, key, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const kind = typeof by === 'string' && Object.hasOwn(kinds, by) ? kinds[by] : undefined;
  if (
    typeof by === 'string' &&
    kind !== undefined &&
    (direction === 'asc' || direction === 'desc') &&
    typeof key === 'string' &&
    fits(kind, key) &&
    typeof id === 'number' &&
    Number.isSafeInteger(id)
  )
    return { by, direction, key, id };
  throw appError('validation_failed', { formErrors: { cursor: 'is not a cursor of this list' } });
}
