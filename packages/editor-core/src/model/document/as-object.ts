import type { JsonObject, JsonValue } from '@org/schema/entities';

/** Returns true for a stored object, which a list is not. */
export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a stored object; an empty one for anything else. */
export const asObject = (value: JsonValue | undefined): JsonObject =>
  isObject(value) ? value : {};
