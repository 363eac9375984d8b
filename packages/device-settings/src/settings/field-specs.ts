import {
  BORDER_CHOICES,
  BOX_SHADOWS,
  type DeviceGroup,
  type DeviceGroups,
  GAP_UNITS,
  HEIGHT_UNITS,
  LETTER_SPACINGS,
  RADIUS_TOKENS,
  SPACE_TOKENS,
  TEXT_ALIGNMENTS,
  TEXT_CASES,
  TEXT_FONTS,
  TEXT_STYLES,
  TEXT_WEIGHTS,
  type ThemeTokens,
  WIDTH_UNITS,
} from '@org/schema/entities';

/** Allowed values of a field, for the parser of stored settings and for the panels. */
export type FieldSpec =
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Step of an arrow key. @default 1 for decimal numbers above 1, otherwise `step` */
      readonly keyStep?: number | undefined;
      /** Value that stands for no value, and is shown as an empty field. */
      readonly none?: number | undefined;
      /** Sizes of the theme that can stand in place of a number. */
      readonly tokens?: keyof ThemeTokens | undefined;
    }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'color' | 'url' | 'gradient' | 'overlay' };

/** Names of the theme's sizes. */
export const TOKEN_NAMES: { readonly [Kind in keyof ThemeTokens]: readonly string[] } = {
  spaces: SPACE_TOKENS,
  radii: RADIUS_TOKENS,
};

const number = (min: number, max: number, step = 1): Extract<FieldSpec, { kind: 'number' }> => ({
  kind: 'number',
  min,
  max,
  step,
});
const choice = (options: readonly string[]): FieldSpec => ({ kind: 'choice', options });
const flag: FieldSpec = { kind: 'flag' };

/** Values of content alignment along an axis. */
export const ALIGN_CONTENT = [
  'normal',
  'flex-start',
  'center',
  'flex-end',
  'stretch',
  'space-between',
  'space-around',
  'space-evenly',
] as const;
/** Values of `align-items`. */
export const ALIGN_ITEMS = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'] as const;
/** Values of `align-self`. */
const ALIGN_SELF = ['auto', 'flex-start', 'center', 'flex-end', 'stretch'] as const;
/** Values of `justify-content`. */
export const JUSTIFY_CONTENT = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
] as const;
/** Values of `flex-direction`. */
export const FLEX_DIRECTIONS = ['row', 'column', 'row-reverse', 'column-reverse'] as const;
/** Values of `background-size`. */
export const BACKGROUND_SIZES = [
  'cover',
  'contain',
  'auto',
  '100% 100%',
  '100% auto',
  'auto 100%',
] as const;
/** Values of `background-repeat`. */
export const BACKGROUND_REPEATS = [
  'no-repeat',
  'repeat',
  'repeat-x',
  'repeat-y',
  'space',
  'round',
] as const;
/** Values of `background-attachment`. */
export const BACKGROUND_ATTACHMENTS = ['scroll', 'fixed', 'local'] as const;
/** Values of `border-style`. */
export const BORDER_STYLES = [
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
  'none',
] as const;
/** Values of `overflow`. */
export const OVERFLOWS = ['visible', 'hidden', 'clip', 'auto', 'scroll'] as const;

const side = { ...number(0, 1000), tokens: 'spaces' as const };
const margin = { ...number(-1000, 1000), tokens: 'spaces' as const };

/** Specifications of every field of every group. */
export const FIELD_SPECS: {
  readonly [Group in DeviceGroup]: { readonly [Field in keyof DeviceGroups[Group]]: FieldSpec };
} = {
  alignment: {
    alignContent: choice(ALIGN_CONTENT),
    alignItems: choice(ALIGN_ITEMS),
    justifyContent: choice(JUSTIFY_CONTENT),
    height: number(0, 5000, 0.01),
    heightUnit: choice(HEIGHT_UNITS),
    heightAuto: flag,
    gap: { ...number(0, 500, 0.01), tokens: 'spaces' as const },
    gapUnit: choice(GAP_UNITS),
    flexDirection: choice(FLEX_DIRECTIONS),
    width: number(0, 5000, 0.01),
    widthUnit: choice(WIDTH_UNITS),
    widthAuto: flag,
    fluid: flag,
    zIndex: number(-100, 9999),
    alignSelf: choice(ALIGN_SELF),
    order: number(-99, 99),
  },
  background: {
    backgroundColor: { kind: 'color' },
    backgroundImage: { kind: 'url' },
    backgroundPositionX: number(0, 100),
    backgroundPositionY: number(0, 100),
    backgroundSize: choice(BACKGROUND_SIZES),
    backgroundRepeat: choice(BACKGROUND_REPEATS),
    backgroundAttachment: choice(BACKGROUND_ATTACHMENTS),
    backgroundOpacity: number(0, 1, 0.01),
    gradient: { kind: 'gradient' },
    usePageImage: flag,
    overlaySettings: { kind: 'overlay' },
    zoomInOnHover: flag,
    zoomInPercentage: number(0, 100),
    flip: flag,
    backgroundVideo: { kind: 'url' },
  },
  border: {
    border: choice(BORDER_CHOICES),
    borderStyle: choice(BORDER_STYLES),
    borderWidth: number(0, 100),
    borderColor: { kind: 'color' },
    borderRadius: { ...number(0, 1000), tokens: 'radii' as const },
    borderTop: flag,
    borderBottom: flag,
    borderLeft: flag,
    borderRight: flag,
    boxShadow: choice(BOX_SHADOWS),
  },
  spacing: {
    marginTop: margin,
    marginRight: margin,
    marginBottom: margin,
    marginLeft: margin,
    paddingTop: side,
    paddingRight: side,
    paddingBottom: side,
    paddingLeft: side,
  },
  typography: {
    textStyle: choice(['auto', ...TEXT_STYLES]),
    fontFamily: choice(TEXT_FONTS),
    fontSize: { ...number(0, 12, 0.01), keyStep: 0.05, none: 0 },
    fontWeight: choice(TEXT_WEIGHTS),
    lineHeight: { ...number(0, 3, 0.01), keyStep: 0.05, none: 0 },
    letterSpacing: choice(LETTER_SPACINGS),
    textAlign: choice(TEXT_ALIGNMENTS),
    textTransform: choice(TEXT_CASES),
  },
};

/** Range of the overlay's opacity. */
export const OVERLAY_OPACITY: {
  readonly min: number;
  readonly max: number;
  readonly step: number;
} = { min: 0, max: 1, step: 0.01 };
