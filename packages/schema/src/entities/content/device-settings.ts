import { type Device, FONT_WEIGHTS } from '../../values/constants.ts';
import type { SparseMotion } from './block-motion.ts';
import type { SparseStates } from './block-states.ts';
import type { BoxShadow } from './box-shadow.ts';
import type { TextStyleName } from './text-styles.ts';
import type { Radius, Space } from './theme-tokens.ts';

/** Units of lengths in the alignment group. */
export const WIDTH_UNITS = ['px', '%', 'rem', 'vw'] as const;
/** Units of heights. */
export const HEIGHT_UNITS = ['px', '%', 'rem', 'vh', 'vw'] as const;
/** Units of gaps. */
export const GAP_UNITS = ['px', 'rem'] as const;
export type WidthUnit = (typeof WIDTH_UNITS)[number];
export type HeightUnit = (typeof HEIGHT_UNITS)[number];
export type GapUnit = (typeof GAP_UNITS)[number];

/** Layout of a block and its children. */
export interface AlignmentSettings {
  alignContent: string;
  alignItems: string;
  justifyContent: string;
  height: number;
  heightUnit: HeightUnit;
  heightAuto: boolean;
  /** In `gapUnit`, or a step of the theme's spacing scale. */
  gap: Space;
  gapUnit: GapUnit;
  flexDirection: string;
  width: number;
  widthUnit: WidthUnit;
  widthAuto: boolean;
  /** Full width: 100%. */
  fluid: boolean;
  zIndex: number;
  /** Alignment of the block itself across its container; `auto` is that of the container. */
  alignSelf: string;
  /** Position among its siblings; those with the same number keep the order of the page. */
  order: number;
}

/** Color over a background. */
export interface OverlaySettings {
  enabled: boolean;
  overlayColor: string;
  /** 0 to 1, in steps of 0.01. */
  overlayOpacity: number;
}

/** Background of a block. */
export interface BackgroundSettings {
  backgroundColor: string;
  /** URL, or `''`. */
  backgroundImage: string;
  /** %, 0 to 100. */
  backgroundPositionX: number;
  /** %, 0 to 100. */
  backgroundPositionY: number;
  backgroundSize: string;
  backgroundRepeat: string;
  backgroundAttachment: string;
  /** 0 to 1. */
  backgroundOpacity: number;
  /** CSS gradient, or `''`. */
  gradient: string;
  usePageImage: boolean;
  overlaySettings: OverlaySettings;
  zoomInOnHover: boolean;
  /** %, 0 to 100. */
  zoomInPercentage: number;
  /** Mirrors the image horizontally. */
  flip: boolean;
  /** URL of a video, or `''`. */
  backgroundVideo: string;
}

/** Sides that can have a border. */
export const BORDER_CHOICES = ['none', 'all', 'top', 'right', 'bottom', 'left'] as const;
export type BorderChoice = (typeof BORDER_CHOICES)[number];

/** Border and shadow of a block. */
export interface BorderSettings {
  border: BorderChoice;
  borderStyle: string;
  /** px */
  borderWidth: number;
  borderColor: string;
  /** px, or a radius of the theme. */
  borderRadius: Radius;
  borderTop: boolean;
  borderBottom: boolean;
  borderLeft: boolean;
  borderRight: boolean;
  boxShadow: BoxShadow;
}

/** Space around and inside a block: px, or a step of the theme's spacing scale. */
export interface SpacingSettings {
  marginTop: Space;
  marginRight: Space;
  marginBottom: Space;
  marginLeft: Space;
  paddingTop: Space;
  paddingRight: Space;
  paddingBottom: Space;
  paddingLeft: Space;
}

/** Fonts of a text: that of the theme for text or for headings, or a monospaced one. */
export const TEXT_FONTS = ['auto', 'body', 'heading', 'mono'] as const;
/** Letter spacings of a text. */
export const LETTER_SPACINGS = ['auto', 'tighter', 'tight', 'normal', 'wide', 'wider'] as const;
/** Cases of a text. */
export const TEXT_CASES = ['auto', 'none', 'uppercase', 'lowercase', 'capitalize'] as const;
/** Alignments of a text. */
export const TEXT_ALIGNMENTS = ['auto', 'start', 'center', 'end', 'justify'] as const;
/** Weights of a text; `auto` is that of its style or block. */
export const TEXT_WEIGHTS = ['auto', ...FONT_WEIGHTS.map(String)] as const;

/** Type of a text block. `auto` and 0 leave a value to the text style, and without one to the block. */
export interface TypographySettings {
  /** Text style of the theme. */
  textStyle: 'auto' | TextStyleName;
  fontFamily: (typeof TEXT_FONTS)[number];
  /** rem */
  fontSize: number;
  fontWeight: string;
  /** Multiple of the font size. */
  lineHeight: number;
  letterSpacing: (typeof LETTER_SPACINGS)[number];
  textAlign: (typeof TEXT_ALIGNMENTS)[number];
  textTransform: (typeof TEXT_CASES)[number];
}

/** Visibility and overflow of a block. Stored once per block, not per device. */
export interface VisibilitySettings {
  showOnDesktop: boolean;
  showOnTablet: boolean;
  showOnMobile: boolean;
  hideOnHomepage: boolean;
  overflow: string;
}

/** Groups of settings that are stored per device. */
export interface DeviceGroups {
  alignment: AlignmentSettings;
  background: BackgroundSettings;
  border: BorderSettings;
  spacing: SpacingSettings;
  typography: TypographySettings;
}

/** Name of a group of device settings. */
export type DeviceGroup = keyof DeviceGroups;
/** Names of the groups of device settings. */
export const DEVICE_GROUPS = [
  'alignment',
  'background',
  'border',
  'spacing',
  'typography',
] as const satisfies readonly DeviceGroup[];

/** Values that one device overrides. */
export type SparseGroups = { [Group in DeviceGroup]?: Partial<DeviceGroups[Group]> | undefined };

/** Settings as stored: desktop is the base, tablet and mobile only hold differences. */
export type SparseSettings = { readonly [D in Device]?: SparseGroups | undefined } & {
  /** Styles of the states of the block, on all devices. */
  readonly states?: SparseStates | undefined;
  /** Motion of the block, on all devices. */
  readonly motion?: SparseMotion | undefined;
};

/** Resolved settings: every field of every device. */
export type FullSettings = { readonly [D in Device]: DeviceGroups };

/** Device whose value a field shows. */
export type SettingOrigin = Device | 'default';

/** Initial state of 'Sync to all Devices' by group. */
export const SYNC_DEFAULTS: Readonly<Record<DeviceGroup, boolean>> = {
  alignment: false,
  background: true,
  border: true,
  spacing: true,
  typography: false,
};

/** Fields of every group, for code that iterates over them. */
export const GROUP_FIELDS = {
  alignment: [
    'alignContent',
    'alignItems',
    'justifyContent',
    'height',
    'heightUnit',
    'heightAuto',
    'gap',
    'gapUnit',
    'flexDirection',
    'width',
    'widthUnit',
    'widthAuto',
    'fluid',
    'zIndex',
    'alignSelf',
    'order',
  ],
  background: [
    'backgroundColor',
    'backgroundImage',
    'backgroundPositionX',
    'backgroundPositionY',
    'backgroundSize',
    'backgroundRepeat',
    'backgroundAttachment',
    'backgroundOpacity',
    'gradient',
    'usePageImage',
    'overlaySettings',
    'zoomInOnHover',
    'zoomInPercentage',
    'flip',
    'backgroundVideo',
  ],
  border: [
    'border',
    'borderStyle',
    'borderWidth',
    'borderColor',
    'borderRadius',
    'borderTop',
    'borderBottom',
    'borderLeft',
    'borderRight',
    'boxShadow',
  ],
  spacing: [
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginLeft',
    'paddingTop',
    'paddingRight',
    'paddingBottom',
    'paddingLeft',
  ],
  typography: [
    'textStyle',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'lineHeight',
    'letterSpacing',
    'textAlign',
    'textTransform',
  ],
} as const satisfies { [Group in DeviceGroup]: readonly (keyof DeviceGroups[Group])[] };
