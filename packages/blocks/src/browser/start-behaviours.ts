import { findIslands, partOptions, reportPart } from './find-islands.ts';
import type { Enhancer } from './islands-runtime.ts';

/**
 * Starts the elements that name one of these behaviors immediately: each of them is small, and none renders anything. A
 * behavior that fails is reported; its markup works without it.
 * @param behaviours - behaviors by name
 * @returns cleanup function, after which they can be started again
 */
export function startBehaviours(
  behaviours: Readonly<Record<string, Enhancer>>,
  root: ParentNode = document,
): () => void {
  const cleanups: (() => void)[] = [];
  for (const { element, name, entry } of findIslands(behaviours, root, '[data-enhance]'))
    try {
      element.dataset.awake = '';
      const cleanup = entry(element, partOptions(element), () =>
        startBehaviours(behaviours, element),
      );
      cleanups.push(() => {
        delete element.dataset.awake;
        cleanup?.();
      });
    } catch (error) {
      reportPart(error, name);
    }
  return () => {
    for (const cleanup of cleanups.splice(0)) cleanup();
  };
}
