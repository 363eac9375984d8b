import type { BlockUnderTest } from './block-contracts.ts';
import type { BlockView } from './block-view.ts';
import { blockViews } from './block-views.ts';
import { type BlockType, DEFINITIONS } from './definitions.gen.ts';
import { EXAMPLES } from './examples.gen.ts';
import { SETTINGS } from './settings.gen.ts';

/** Every block of this package with all its surfaces. */
export function allBlocks(): BlockUnderTest[] {
  return (Object.keys(DEFINITIONS) as BlockType[]).map((type) => ({
    definition: DEFINITIONS[type],
    // The registry of views is complete by its type.
    view: blockViews[type] as BlockView,
    settings: SETTINGS[type],
    examples: EXAMPLES[type],
  }));
}
