import type { BlockRegistry } from '@org/content';

/** True when one of the types on a page runs in the browser; a page without one ships no script. */
export function needsScript(types: Iterable<string>, registry: BlockRegistry): boolean {
  for (const type of types) if ((registry.get(type)?.hydration ?? 'none') !== 'none') return true;
  return false;
}
