import type { JsonObject, JsonValue } from '@org/schema/entities';
import { canPrecede, withSortedKeys } from './canonical.ts';
import { isRefusedKey } from './refused-keys.ts';

/** Maximum nesting of objects and lists in a node's props. */
const MAX_VALUE_DEPTH = 32;

/** Reason why a value was rejected, with its path. */
export interface ValueProblem {
  readonly kind: 'key' | 'depth';
  readonly path: string;
}

/** Thrown only inside this file to leave the recursion; `guardObject` converts it to a value. */
class Refused {
  readonly problem: ValueProblem;
  constructor(problem: ValueProblem) {
    this.problem = problem;
  }
}

/** State shared by all values of an object. */
interface Walk {
  /** Name of the object, for messages. */
  readonly path: string;
  /** True sorts keys into canonical order. */
  readonly sorted: boolean;
}

function guard(value: unknown, walk: Walk, depth: number): JsonValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_VALUE_DEPTH) throw new Refused({ kind: 'depth', path: walk.path });
  if (Array.isArray(value)) {
    let items: JsonValue[] | undefined;
    for (let i = 0; i < value.length; i++) {
      const next = guard(value[i], walk, depth + 1);
      if (next !== undefined && next === value[i]) items?.push(next);
      else {
        items ??= value.slice(0, i);
        if (next !== undefined) items.push(next);
      }
    }
    return items ?? (value as JsonValue[]);
  }
  return guardKeys(value as Record<string, unknown>, walk, depth);
}

function guardKeys(source: Record<string, unknown>, walk: Walk, depth: number): JsonObject {
  let copy: JsonObject | undefined;
  let inOrder = true;
  const keys = Object.keys(source);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (isRefusedKey(key)) throw new Refused({ kind: 'key', path: `${walk.path}.${key}` });
    if (inOrder && i > 0 && !canPrecede(keys[i - 1] as string, key)) inOrder = false;
    const before = source[key];
    const next = typeof before === 'string' ? before : guard(before, walk, depth + 1);
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
  const guarded = copy ?? (source as JsonObject);
  return inOrder || !walk.sorted ? guarded : withSortedKeys(guarded);
}

/**
 * Returns an object as plain JSON without null, undefined, functions and numbers that JSON does not support; with `sorted`, in
 * canonical form. Identity: the same reference when nothing changed.
 * @throws a problem when a key is rejected or it is nested too deeply
 */
export function guardObject(
  source: Record<string, unknown>,
  path: string,
  { sorted = false }: { readonly sorted?: boolean } = {},
): { value: JsonObject } | { problem: ValueProblem } {
  try {
    return { value: guardKeys(source, { path, sorted }, 0) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}
