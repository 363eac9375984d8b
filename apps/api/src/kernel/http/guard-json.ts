import { appError } from '@org/schema/errors';

/** Maximum nesting of a body; page content in it has its own limit. */
const MAX_DEPTH = 80;

/** True for names that would reach an object's prototype, or that every object has already. */
export function isRefusedKey(key: string): boolean {
  return key === 'prototype' || key in Object.prototype;
}

interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly above: Place | undefined;
  readonly depth: number;
}

function getPath(place: Place, last?: string): string {
  const keys = last === undefined ? [] : [last];
  for (let at: Place | undefined = place; at?.above; at = at.above) keys.unshift(at.key);
  return keys.join('.').slice(0, 200);
}

/** The field of the body that a place is in. */
function getTop(place: Place): string {
  let at = place;
  while (at.above?.above) at = at.above;
  return at.key.slice(0, 200);
}

/**
 * Looks through parsed JSON before anything else touches it, without recursion. Each names the field.
 * @throws `key_refused` for prototype names; `malformed` for nesting deeper than 80, numbers beyond range, NUL characters and
 * halves of characters
 */
function guardJson(root: unknown): void {
  const stack: Place[] = [{ value: root, key: '', above: undefined, depth: 0 }];
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw refuse(getPath(place), 'has a character that is not allowed');
    if (typeof value === 'number' && !Number.isFinite(value))
      throw refuse(getPath(place), 'is too large a number');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH)
      throw refuse(getTop(place), `is nested deeper than ${MAX_DEPTH} levels`);
    for (const [key, child] of Object.entries(value)) {
      if (isRefusedKey(key)) throw refuseKey(getPath(place, key));
      if (typeof child === 'object' || typeof child === 'string' || typeof child === 'number')
        stack.push({ value: child, key, above: place, depth: depth + 1 });
    }
  }
}

function refuse(path: string, problem: string): Error {
  const field = path || 'body';
  return appError('malformed', {
    message: `${field} ${problem}`,
    formErrors: { [field]: problem },
  });
}

/** Failure for a name that is not allowed. */
export function refuseKey(path: string): Error {
  return appError('key_refused', {
    message: `${path} is not allowed as a field name`,
    formErrors: { [path]: 'is not allowed as a field name' },
  });
}

/**
 * Reads a body as JSON and looks through it.
 * @throws `malformed`, `key_refused`
 */
export function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw appError('malformed', { cause });
  }
  guardJson(value);
  return value;
}
