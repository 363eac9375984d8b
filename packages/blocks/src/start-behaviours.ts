import type { Enhancer } from './islands-runtime.ts';
import { partOptions, reportPart, sleepingParts } from './sleeping-parts.ts';

/**
 * Brings the elements that name one of these behaviours to life, at once: each of them is small, and none draws anything.
 * What a behaviour adds to the page later it tells by the document's event `org-added`; what it took out ends then.
 * Shape: behaviours by name, where to look → what takes all of it away, so that they can be started again.
 * A behaviour that fails is reported; its markup works without.
 */
export function startBehaviours(
  behaviours: Readonly<Record<string, Enhancer>>,
  root: ParentNode & Node = document,
): () => void {
  const cleanups = new Map<HTMLElement, (() => void) | undefined>();
  const end = (element: HTMLElement): void => {
    const cleanup = cleanups.get(element);
    cleanups.delete(element);
    delete element.dataset.awake;
    cleanup?.();
  };
  const wake = (): void => {
    for (const { element, name, entry } of sleepingParts(behaviours, root, '[data-enhance]'))
      try {
        element.dataset.awake = '';
        cleanups.set(element, undefined);
        cleanups.set(element, entry(element, partOptions(element)));
      } catch (error) {
        reportPart(error, name);
      }
  };
  const onAdded = (): void => {
    for (const element of [...cleanups.keys()]) if (!element.isConnected) end(element);
    wake();
  };
  const doc = root.ownerDocument ?? root;
  doc.addEventListener('org-added', onAdded);
  wake();
  return () => {
    doc.removeEventListener('org-added', onAdded);
    for (const element of [...cleanups.keys()]) end(element);
  };
}
