// Scripts of all blocks in the browser
import {
  blockIslands as builtInIslands,
  type IslandEntry,
  startBlocks as startBuiltIn,
} from '@org/blocks/islands';
import { behaviours, islands } from '#block-packages/islands';

/** Islands by the name in `data-island`. */
export const blockIslands: Readonly<Record<string, IslandEntry>> = {
  ...islands,
  ...builtInIslands,
};

/** Starts the blocks below an element, as the script of their page does, and returns a cleanup function. */
export function startBlocks(root: ParentNode): () => void {
  return startBuiltIn(root, behaviours);
}
