import type { BlockDefinition } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema/entities';
import { boundOfProp, type PropBound, withinBounds } from './prop-bounds.ts';

/** Type of a prop of a block. */
interface OwnProp {
  readonly name: string;
  readonly fallback: JsonValue;
  readonly type: string;
  readonly isList: boolean;
  readonly bound: PropBound | undefined;
}

/** Cache by definition, since every block of every page needs it. */
const known = new WeakMap<BlockDefinition, readonly OwnProp[]>();

function ownProps(definition: BlockDefinition): readonly OwnProp[] {
  const before = known.get(definition);
  if (before) return before;
  const props = Object.entries(definition.defaults).map(([name, value]) => {
    // A default is never undefined.
    const fallback = value as JsonValue;
    const isList = Array.isArray(fallback);
    return { name, fallback, type: typeof fallback, isList, bound: boundOfProp(definition, name) };
  });
  known.set(definition, props);
  return props;
}

/** Returns true when a value has the type that views rely on. */
function isOfKind(value: JsonValue, { type, isList }: OwnProp): boolean {
  if (typeof value !== type) return false;
  return type !== 'object' || (value !== null && Array.isArray(value) === isList);
}

/**
 * Returns a block's props for its view: stored values of the right type, else defaults. Numbers and lists are limited to the
 * bounds of the block's schema. Identity: the stored props themselves when nothing is missing or wrong. Never throws: stored
 * content may hold anything.
 */
export function mergeProps(definition: BlockDefinition, stored: JsonObject): JsonObject {
  let mended: JsonObject | undefined;
  for (const prop of ownProps(definition)) {
    const { name, fallback, bound } = prop;
    const value = stored[name];
    let shown = fallback;
    if (value !== undefined && isOfKind(value, prop))
      shown = bound === undefined ? value : withinBounds(value, bound);
    if (shown === value) continue;
    mended ??= { ...stored };
    mended[name] = shown;
  }
  return mended ?? stored;
}
