import type { Enhancer, IslandEntry } from '../browser/islands-runtime.ts';
import { startBehaviours } from '../browser/start-behaviours.ts';
import { BEHAVIOURS } from './behaviours.gen.ts';

/** Islands of this package by name. No block needs one yet: all of their scripts are behaviors. */
export const blockIslands: Readonly<Record<string, IslandEntry>> = {};

/**
 * Starts the blocks below an element, as the script of their page does.
 * @param added - additional behaviors
 * @returns cleanup function
 */
export function startBlocks(
  root: ParentNode,
  added: Readonly<Record<string, Enhancer>> = {},
): () => void {
  return startBehaviours({ ...added, ...BEHAVIOURS }, root);
}
