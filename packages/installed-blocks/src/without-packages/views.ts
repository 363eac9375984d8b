import type { ViewRegistry } from '@org/blocks';

/** Views of the blocks of all packages, by type. */
export const views: ViewRegistry = {};
