import { BLOCK_ICON_PATHS } from './block-icons.gen.ts';
import type { SettingField } from './define-settings.ts';
import { ICON_PATHS } from './icons.gen.ts';

// What is pasted from elsewhere
export { pasteBlocks } from './paste-blocks.ts';

import { SETTINGS } from './settings.gen.ts';

// Settings panels as data
export {
  defineSettings,
  type FieldCondition,
  type FieldOption,
  getProps,
  type SettingField,
} from './define-settings.ts';

/** Fields of each block's settings panel, by type. */
export const blockSettings: Readonly<Record<string, readonly SettingField[] | undefined>> =
  SETTINGS;

// What the palette's search finds blocks by, beside their names
export { BLOCK_SEARCH_TERMS as blockSearchTerms } from './block-search-terms.ts';

/** Drawings of the blocks' own icons for the palette, by the name that a definition gives: a path on a grid of 24. */
export const blockIcons: Readonly<Record<string, string | undefined>> = BLOCK_ICON_PATHS;

/** The icons that blocks offer: name → a path on a grid of 24. */
export const iconSet: Readonly<Record<string, string>> = ICON_PATHS;
