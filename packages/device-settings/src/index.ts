// Reading settings

export { type BackgroundVideo, VIDEO_FRAME_ORIGINS } from './background-video.ts';
// Changing settings
export {
  copyFromDesktop,
  type GroupChange,
  resetGroup,
  resetValue,
  resetValues,
  resetWidth,
  setFullWidth,
  setValue,
  setValues,
} from './change-settings.ts';
export { borderSides, chooseBorder } from './choose-border.ts';
export { colorBehind } from './color-behind.ts';
// From settings to CSS
export {
  type CompiledRule,
  type CompiledSettings,
  type CompileOptions,
  compileSettings,
  type RulePart,
} from './compile-settings.ts';
export { inkFor, readableTextColor } from './contrast.ts';
export { convertLength } from './convert-length.ts';
export { type Added, createSheet, type ScopeCss, type Sheet } from './create-sheet.ts';
export { effective, getOrigin, originOfFields } from './effective.ts';
// Specifications of fields
export {
  ALIGN_CONTENT,
  ALIGN_ITEMS,
  BACKGROUND_ATTACHMENTS,
  BACKGROUND_REPEATS,
  BACKGROUND_SIZES,
  BORDER_STYLES,
  FIELD_SPECS,
  type FieldSpec,
  FLEX_DIRECTIONS,
  JUSTIFY_CONTENT,
  OVERFLOWS,
  OVERLAY_OPACITY,
} from './field-specs.ts';
export { compressSettings, expandSettings } from './full-settings.ts';
export { CONTENT_WIDTH, groupDefaults, SECTION_PADDING } from './group-defaults.ts';
export { readField, readSettings } from './read-settings.ts';
// Guards
export { colorAt, SURFACE_COLORS, safeColor } from './safe-color.ts';
export { safeGradient } from './safe-gradient.ts';
export { cssUrl, safeMediaUrl } from './safe-url.ts';
export { settingsShape } from './settings-shape.ts';
export { readVisibility, VISIBILITY_DEFAULTS } from './visibility.ts';
