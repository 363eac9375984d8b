import type { JsonObject, JsonValue } from '@org/schema/entities';
import { isRefusedKey } from './refused-keys.ts';

/** Keys from a node's props down to a value. */
export type PropPath = readonly [string, ...string[]];

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path, or undefined. */
export function getPath(source: JsonObject, path: PropPath): JsonValue | undefined {
  let value: JsonValue | undefined = source;
  for (const key of path) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** Returns an object with one key set, or removed with undefined, and its keys sorted. */
function withKey(source: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  if (value !== undefined && Object.hasOwn(source, key)) return { ...source, [key]: value };
  const { [key]: _old, ...rest } = source;
  if (value === undefined) return rest;
  const result: JsonObject = {};
  let placed = false;
  for (const name of Object.keys(rest)) {
    if (!placed && name > key) {
      result[key] = value;
      placed = true;
    }
    result[name] = rest[name] as JsonValue;
  }
  if (!placed) result[key] = value;
  return result;
}

/**
 * Returns a copy with the value at a path set, or removed with undefined; missing objects are created. `undo` is the path and
 * value that restore the original exactly, without the created objects.
 * @throws undefined when the path has a rejected key, or leads through something other than an object
 */
export function setPath(
  source: JsonObject,
  path: PropPath,
  value: JsonValue | undefined,
): { next: JsonObject; undo: { path: PropPath; value: JsonValue | undefined } } | undefined {
  if (path.some(isRefusedKey)) return undefined;
  const line: JsonObject[] = [source];
  let made: number | undefined;
  for (let i = 0; i < path.length - 1; i++) {
    const below: JsonValue | undefined = (line[i] as JsonObject)[path[i] as string];
    if (below !== undefined && !isObject(below)) return undefined;
    if (below === undefined) made ??= i;
    line.push(below ?? {});
  }
  const last = path.length - 1;
  const old = (line[last] as JsonObject)[path[last] as string];
  let next = withKey(line[last] as JsonObject, path[last] as string, value);
  for (let i = last - 1; i >= 0; i--)
    next = withKey(line[i] as JsonObject, path[i] as string, next);
  const undo =
    made === undefined
      ? { path, value: old }
      : { path: path.slice(0, made + 1) as unknown as PropPath, value: undefined };
  return { next, undo };
}
