import type { JsonObject, JsonValue } from '@org/schema';
import { isRefusedKey } from './refused-keys.ts';

/** Levels of objects and lists that a node's props may have. */
const MAX_VALUE_DEPTH = 32;

/** Why a value was refused, with the path of the place. */
export interface ValueProblem {
  readonly kind: 'key' | 'depth';
  readonly path: string;
}

/** Thrown inside this file alone, to leave the recursion; `guardObject` turns it into a value. */
class Refused {
  readonly problem: ValueProblem;
  constructor(problem: ValueProblem) {
    this.problem = problem;
  }
}

function guard(value: unknown, path: string, depth: number): JsonValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_VALUE_DEPTH) throw new Refused({ kind: 'depth', path });
  if (Array.isArray(value)) {
    let items: JsonValue[] | undefined;
    for (let i = 0; i < value.length; i++) {
      const next = guard(value[i], path, depth + 1);
      if (next !== undefined && next === value[i]) items?.push(next);
      else {
        items ??= value.slice(0, i);
        if (next !== undefined) items.push(next);
      }
    }
    return items ?? (value as JsonValue[]);
  }
  return guardKeys(value as Record<string, unknown>, path, depth);
}

function guardKeys(source: Record<string, unknown>, path: string, depth: number): JsonObject {
  let copy: JsonObject | undefined;
  const keys = Object.keys(source);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (isRefusedKey(key)) throw new Refused({ kind: 'key', path: `${path}.${key}` });
    const before = source[key];
    const next = typeof before === 'string' ? before : guard(before, path, depth + 1);
    if (next !== undefined && next === before) {
      if (copy) copy[key] = next;
      continue;
    }
    if (!copy) {
      copy = {};
      for (let k = 0; k < i; k++) copy[keys[k] as string] = source[keys[k] as string] as JsonValue;
    }
    if (next !== undefined) copy[key] = next;
  }
  return copy ?? (source as JsonObject);
}

/**
 * An object as plain JSON without null, undefined, functions and numbers that JSON has not.
 * Identity: the same reference when nothing had to go.
 * Errors: a problem when a key is refused or it is nested too deep.
 */
export function guardObject(
  source: Record<string, unknown>,
  path: string,
): { value: JsonObject } | { problem: ValueProblem } {
  try {
    return { value: guardKeys(source, path, 0) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}
