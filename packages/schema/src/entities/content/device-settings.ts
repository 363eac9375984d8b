import type { Device } from '../../values/constants.ts';

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
  gap: number;
  gapUnit: GapUnit;
  flexDirection: string;
  width: number;
  widthUnit: WidthUnit;
  widthAuto: boolean;
  /** Full width: 100%. */
  fluid: boolean;
  zIndex: number;
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
  /** px */
  borderRadius: number;
  borderTop: boolean;
  borderBottom: boolean;
  borderLeft: boolean;
  borderRight: boolean;
  boxShadow: BoxShadow;
}

/** Shadow presets: blur of 5, 10 and 15 px. */
export const BOX_SHADOWS = ['none', 'small', 'medium', 'large'] as const;
export type BoxShadow = (typeof BOX_SHADOWS)[number];

/** Space around and inside a block, px. */
export interface SpacingSettings {
  marginTop: number;
  marginRight: number;
  marginBottom: number;
  marginLeft: number;
  paddingTop: number;
  paddingRight: number;
  paddingBottom: number;
  paddingLeft: number;
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
}

/** Name of a group of device settings. */
export type DeviceGroup = keyof DeviceGroups;
/** Names of the groups of device settings. */
export const DEVICE_GROUPS = [
  'alignment',
  'background',
  'border',
  'spacing',
] as const satisfies readonly DeviceGroup[];

/** Values that one device overrides. */
export type SparseGroups = { [Group in DeviceGroup]?: Partial<DeviceGroups[Group]> | undefined };

/** Settings as stored: desktop is the base, tablet and mobile only hold differences. */
export type SparseSettings = { readonly [D in Device]?: SparseGroups | undefined };

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
} as const satisfies { [Group in DeviceGroup]: readonly (keyof DeviceGroups[Group])[] };
