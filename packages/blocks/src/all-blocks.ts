import type { BlockUnderTest } from './block-contracts.ts';
import { type BlockType, DEFINITIONS } from './definitions.gen.ts';
import { EXAMPLES } from './examples.gen.ts';
import { SETTINGS } from './settings.gen.ts';
import { VIEWS } from './views.gen.ts';

/** Every block of this package with all its surfaces. */
export function allBlocks(): BlockUnderTest[] {
  return (Object.keys(DEFINITIONS) as BlockType[]).map((type) => ({
    definition: DEFINITIONS[type],
    view: VIEWS[type],
    settings: SETTINGS[type],
    examples: EXAMPLES[type],
  }));
}
