import { BEHAVIOURS } from './behaviours.gen.ts';
import type { Enhancer, IslandEntry } from './islands-runtime.ts';
import { startBehaviours } from './start-behaviours.ts';

// What runs in the browser
export { type Enhancer, type IslandEntry, startIslands, type WakeTime } from './islands-runtime.ts';

/** Islands of this package, by name. None of today's blocks needs one: what they do in the browser are behaviours. */
export const blockIslands: Readonly<Record<string, IslandEntry>> = {};

/**
 * Brings the blocks below an element to life, as the script of their page does.
 * Shape: where to look, behaviours beside ours → what takes all of it away.
 */
export function startBlocks(
  root: ParentNode,
  added: Readonly<Record<string, Enhancer>> = {},
): () => void {
  return startBehaviours({ ...added, ...BEHAVIOURS }, root);
}
