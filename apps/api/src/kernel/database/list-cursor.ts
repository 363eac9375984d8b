import { appError } from '@org/schema/errors';

/** Kind of the values that a list is ordered by: it decides how a value is written into a cursor and read back exactly. */
export type KeyKind = 'text' | 'time' | 'day' | 'number' | 'decimal' | 'flag';

export type Direction = 'asc' | 'desc';

/** One column of an order. */
export interface OrderStep {
  readonly by: string;
  readonly direction: Direction;
}

/** A row's value in one column of an order, as text: an instant to the microsecond in UTC, a number in digits. */
export interface CursorStep extends OrderStep {
  readonly key: string;
}

/** The place right after a row, in one order of a list. */
export interface ListCursor {
  readonly steps: readonly CursorStep[];
  readonly id: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})\d{3}Z$/;

function fits(kind: KeyKind, key: string): boolean {
  if (kind === 'number') return /^-?\d{1,18}$/.test(key);
  if (kind === 'decimal') return /^-?\d{1,18}(?:\.\d{1,10})?$/.test(key);
  if (kind === 'day') return DAY.test(key) && !Number.isNaN(Date.parse(key));
  if (kind === 'flag') return key === 'true' || key === 'false';
  if (kind === 'text') return !key.includes('\0');
  const [, millis] = TIME.exec(key) ?? [];
  if (millis === undefined || millis < '0001') return false;
  const instant = new Date(`${millis}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === `${millis}Z`;
}

/** Writes a cursor as the text that clients hand back unread. */
export function writeCursor({ steps, id }: ListCursor): string {
  const parts = steps.map(({ by, direction, key }) => [by, direction, key]);
  return Buffer.from(JSON.stringify([...parts, id])).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function readStep(part: unknown, kinds: Readonly<Record<string, KeyKind>>): CursorStep | undefined {
  const [by, direction, key] = Array.isArray(part) ? (part as unknown[]) : [];
  const kind = typeof by === 'string' && Object.hasOwn(kinds, by) ? kinds[by] : undefined;
  if (typeof by !== 'string' || kind === undefined) return undefined;
  if (direction !== 'asc' && direction !== 'desc') return undefined;
  return typeof key === 'string' && fits(kind, key) ? { by, direction, key } : undefined;
}

/**
 * Reads a cursor. Whatever it says is checked before it reaches the database: anybody can write one.
 * @param kinds - kinds of the list's orders
 * @returns cursor
 * @throws `validation_failed` on `cursor`
 */
export function readCursor(text: string, kinds: Readonly<Record<string, KeyKind>>): ListCursor {
  const parts = parse(text);
  const entries: unknown[] = Array.isArray(parts) ? parts : [];
  const id = entries.at(-1);
  const steps = entries.slice(0, -1).map((part) => readStep(part, kinds));
  const known = steps.filter((step) => step !== undefined);
  if (
    known.length > 0 &&
    known.length === steps.length &&
    known.length <= 3 &&
    typeof id === 'number' &&
    Number.isSafeInteger(id)
  )
    return { steps: known, id };
  throw appError('validation_failed', { formErrors: { cursor: 'is not a cursor of this list' } });
}
