// All blocks as data: no React
import { blockRegistry as builtInRegistry } from '@org/blocks/definitions';
import { type BlockRegistry, extendRegistry } from '@org/content';
import { definitions } from '#block-packages/definitions';

/** Every block, in the order of the palette: the built-in ones, then those of packages. */
export const blockRegistry: BlockRegistry =
  definitions.length === 0 ? builtInRegistry : extendRegistry(builtInRegistry, definitions);
