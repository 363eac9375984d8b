// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import type { SettingField } from './define-settings.ts';
import type { BlockType } from './definitions.gen.ts';
import { wrapperSettings } from './blocks/wrapper/wrapper.settings.ts';
import { sectionSettings } from './blocks/section/section.settings.ts';
import { rowSettings } from './blocks/row/row.settings.ts';
import { columnSettings } from './blocks/column/column.settings.ts';
import { containerSettings } from './blocks/container/container.settings.ts';
import { textSettings } from './blocks/text/text.settings.ts';
import { textBoxSettings } from './blocks/text-box/text-box.settings.ts';
import { imageSettings } from './blocks/image/image.settings.ts';
import { buttonSettings } from './blocks/button/button.settings.ts';
import { iconsSettings } from './blocks/icons/icons.settings.ts';
import { sectionDividerSettings } from './blocks/section-divider/section-divider.settings.ts';

/** Fields of every block's settings panel. */
export const SETTINGS = {
  Wrapper: wrapperSettings,
  Section: sectionSettings,
  Row: rowSettings,
  Column: columnSettings,
  Container: containerSettings,
  Text: textSettings,
  TextBox: textBoxSettings,
  Image: imageSettings,
  Button: buttonSettings,
  Icons: iconsSettings,
  SectionDivider: sectionDividerSettings,
} satisfies Record<BlockType, readonly SettingField[]>;
