import { type BlockRegistry, createRegistry } from '@org/content';
import { DEFINITIONS } from './definitions.gen.ts';

/** Every block of this package, in the order of the palette. */
export const blockRegistry: BlockRegistry = createRegistry(Object.values(DEFINITIONS));
