// Reading settings

// From settings to CSS
export { type CompiledMotion, enterStep } from './compile/compile-motion.ts';
export {
  type CompiledRule,
  type CompiledSettings,
  type CompileOptions,
  compileSettings,
  type RulePart,
} from './compile/compile-settings.ts';
export { type Added, createSheet, type ScopeCss, type Sheet } from './compile/create-sheet.ts';
export { enterStart, type KeyframesName } from './compile/motion-keyframes.ts';
export { shadowCss } from './compile/token-css.ts';
export { type BackgroundVideo, VIDEO_FRAME_ORIGINS } from './settings/background-video.ts';
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
} from './settings/change-settings.ts';
export { borderSides, chooseBorder } from './settings/choose-border.ts';
export { colorBehind } from './settings/color-behind.ts';
export { effective, getOrigin, originOfFields } from './settings/effective.ts';
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
} from './settings/field-specs.ts';
export { compressSettings, expandSettings } from './settings/full-settings.ts';
export { CONTENT_WIDTH, groupDefaults, SECTION_PADDING } from './settings/group-defaults.ts';
export { canStagger, getMotion, setMotionValues } from './settings/motion-settings.ts';
export { readField, readSettings } from './settings/read-settings.ts';
export { settingsShape } from './settings/settings-shape.ts';
export { readVisibility, VISIBILITY_DEFAULTS } from './settings/visibility.ts';
export { inkFor, readableTextColor } from './values/contrast.ts';
export { convertLength } from './values/convert-length.ts';
// Guards
export { colorAt, SURFACE_COLORS, safeColor } from './values/safe-color.ts';
export { safeGradient } from './values/safe-gradient.ts';
export { cssUrl, safeMediaUrl } from './values/safe-url.ts';
