import type { BlockDefinition } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema';
import { boundOfProp, type PropBound, withinBounds } from './prop-bounds.ts';

/** What is known of one prop of a block. */
interface OwnProp {
  readonly name: string;
  readonly fallback: JsonValue;
  readonly type: string;
  readonly isList: boolean;
  readonly bound: PropBound | undefined;
}

/** Read from a definition once: every block of every page asks for it. */
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

/** What a view has to be able to rely on. */
function isOfKind(value: JsonValue, { type, isList }: OwnProp): boolean {
  if (typeof value !== type) return false;
  return type !== 'object' || (value !== null && Array.isArray(value) === isList);
}

/**
 * A block's own props for its view: what is stored where its kind is right, else the default. Numbers are within the bounds of
 * the block's shape, and no list is longer than its shape lets it be.
 * Identity: the stored props themselves where nothing is missing or wrong in them.
 * Never throws: stored content may hold anything.
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
