import type { BlockDefinition } from '@org/content';

/** Definitions of the blocks of all packages, in the order of the palette. */
export const definitions: readonly BlockDefinition[] = [];
