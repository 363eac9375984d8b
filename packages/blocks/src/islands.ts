// Browser scripts
export {
  type Enhancer,
  type IslandEntry,
  startIslands,
  type WakeTime,
} from './browser/islands-runtime.ts';
export { blockIslands, startBlocks } from './page-scripts/start-blocks.ts';
