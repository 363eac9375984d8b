import type { BlockRegistry } from '@org/content';

/** Returns true when a type on a page has a browser script; a page without one includes no script. */
export function needsScript(types: Iterable<string>, registry: BlockRegistry): boolean {
  for (const type of types) if ((registry.get(type)?.hydration ?? 'none') !== 'none') return true;
  return false;
}
