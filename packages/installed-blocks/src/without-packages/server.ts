import type { AddedScripts } from '@org/blocks/server';

/** Enhancements of all packages as source, by the name in `data-enhance`. */
export const scripts: AddedScripts = {};
