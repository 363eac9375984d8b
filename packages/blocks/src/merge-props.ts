import type { BlockDefinition } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema';

/** What a view has to be able to rely on. */
function sameKind(a: JsonValue | undefined, b: JsonValue): boolean {
  return typeof a === typeof b && a !== null && Array.isArray(a) === Array.isArray(b);
}

/**
 * A block's own props for its view: what is stored where its kind is right, else the default.
 * Identity: the stored props themselves where nothing is missing or wrong in them.
 * Never throws: stored content may hold anything.
 */
export function mergeProps(definition: BlockDefinition, stored: JsonObject): JsonObject {
  const { defaults } = definition;
  let mended: JsonObject | undefined;
  for (const name in defaults) {
    const fallback = defaults[name] as JsonValue;
    const value = stored[name];
    if (value !== undefined && sameKind(value, fallback)) continue;
    mended ??= { ...stored };
    mended[name] = fallback;
  }
  return mended ?? stored;
}
