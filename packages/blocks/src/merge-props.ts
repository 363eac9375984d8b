import type { BlockDefinition } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema';

/** What a view has to be able to rely on. */
function sameKind(a: JsonValue | undefined, b: JsonValue): boolean {
  return typeof a === typeof b && a !== null && Array.isArray(a) === Array.isArray(b);
}

/**
 * A block's own props for its view: what is stored where its kind is right, else the default.
 * Shape: definition, stored props → exactly the props of the definition's defaults. Never throws: stored content may hold anything.
 */
export function mergeProps(definition: BlockDefinition, stored: JsonObject): JsonObject {
  const { defaults } = definition;
  const props: JsonObject = {};
  for (const name in defaults) {
    const fallback = defaults[name] as JsonValue;
    const value = stored[name];
    props[name] = value !== undefined && sameKind(value, fallback) ? value : fallback;
  }
  return props;
}
