// Settings panels and icons of all blocks
import {
  blockIcons as builtInIcons,
  blockSettings as builtInSettings,
  iconSet,
  type SettingField,
} from '@org/blocks/editor';
import { icons, settings } from '#block-packages/editor';

/** Fields of each block's settings panel, by type. */
export const blockSettings: Readonly<Record<string, readonly SettingField[] | undefined>> = {
  ...settings,
  ...builtInSettings,
};

/** SVG paths of the blocks' icons by name, on a grid of 24. A package can also use those that blocks offer. */
export const blockIcons: Readonly<Record<string, string | undefined>> = {
  ...iconSet,
  ...icons,
  ...builtInIcons,
};
