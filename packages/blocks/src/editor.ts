import type { SettingField } from './define/define-settings.ts';
import { BLOCK_ICON_PATHS } from './icons/block-icons.gen.ts';
import { ICON_PATHS } from './icons/icons.gen.ts';

// Blocks for pasted content
export { pasteBlocks } from './registry/paste-blocks.ts';

import { SETTINGS } from './registry/settings.gen.ts';

// Settings panels as data
export {
  defineSettings,
  type FieldCondition,
  type FieldOption,
  getProps,
  type SettingField,
} from './define/define-settings.ts';

/** Fields of each block's settings panel, by type. */
export const blockSettings: Readonly<Record<string, readonly SettingField[] | undefined>> =
  SETTINGS;

// Search terms of the palette
export { BLOCK_SEARCH_TERMS as blockSearchTerms } from './registry/block-search-terms.ts';

/** SVG paths of the blocks' icons for the palette by name, on a grid of 24. */
export const blockIcons: Readonly<Record<string, string | undefined>> = BLOCK_ICON_PATHS;

/** SVG paths of the icons that blocks offer by name, on a grid of 24. */
export const iconSet: Readonly<Record<string, string>> = ICON_PATHS;
