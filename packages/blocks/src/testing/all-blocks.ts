import { type BlockType, DEFINITIONS } from '../registry/definitions.gen.ts';
import { EXAMPLES } from '../registry/examples.gen.ts';
import { SETTINGS } from '../registry/settings.gen.ts';
import { VIEWS } from '../registry/views.gen.ts';
import type { BlockUnderTest } from './block-contracts.ts';

/** Every block of this package with all its surfaces. */
export function allBlocks(): BlockUnderTest[] {
  return (Object.keys(DEFINITIONS) as BlockType[]).map((type) => ({
    definition: DEFINITIONS[type],
    view: VIEWS[type],
    settings: SETTINGS[type],
    examples: EXAMPLES[type],
  }));
}
