import type { IslandEntry } from './islands-runtime.ts';

// What runs in the browser
export { type Enhancer, type IslandEntry, startIslands, type WakeTime } from './islands-runtime.ts';

/** Enhancers and islands of this package, by name. None of today's blocks needs one: their pages ship no script. */
export const blockIslands: Readonly<Record<string, IslandEntry>> = {};
