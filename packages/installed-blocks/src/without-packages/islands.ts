import type { Enhancer, IslandEntry } from '@org/blocks/islands';

/** Enhancements of all packages, by the name in `data-enhance`. */
export const behaviours: Readonly<Record<string, Enhancer>> = {};

/** Islands of all packages, by the name in `data-island`. */
export const islands: Readonly<Record<string, IslandEntry>> = {};
