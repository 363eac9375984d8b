// Views of all blocks
import { blockViews as builtInViews, type ViewRegistry } from '@org/blocks';
import { views } from '#block-packages/views';

/** View of every block, by type. */
export const blockViews: ViewRegistry = { ...views, ...builtInViews };
