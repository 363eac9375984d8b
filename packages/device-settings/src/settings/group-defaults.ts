import type { DeviceGroup, DeviceGroups } from '@org/schema/entities';

/** Width in px after a reset, and maximum width of a section's content. */
export const CONTENT_WIDTH = 1320;

/** Vertical padding of a section in px. */
export const SECTION_PADDING = 48;

const BASE: DeviceGroups = {
  alignment: {
    alignContent: 'normal',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    height: 0,
    heightUnit: 'px',
    heightAuto: true,
    gap: 16,
    gapUnit: 'px',
    flexDirection: 'column',
    width: CONTENT_WIDTH,
    widthUnit: 'px',
    widthAuto: true,
    fluid: false,
    zIndex: 0,
    alignSelf: 'auto',
    order: 0,
  },
  background: {
    backgroundColor: '',
    backgroundImage: '',
    backgroundPositionX: 50,
    backgroundPositionY: 50,
    backgroundSize: 'cover',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'scroll',
    backgroundOpacity: 1,
    gradient: '',
    usePageImage: false,
    overlaySettings: { enabled: false, overlayColor: '#000000', overlayOpacity: 0.5 },
    zoomInOnHover: false,
    zoomInPercentage: 10,
    flip: false,
    backgroundVideo: '',
  },
  border: {
    border: 'none',
    borderStyle: 'solid',
    borderWidth: 1,
    borderColor: 'border',
    borderRadius: 0,
    borderTop: false,
    borderBottom: false,
    borderLeft: false,
    borderRight: false,
    boxShadow: 'none',
  },
  spacing: {
    marginTop: 0,
    marginRight: 0,
    marginBottom: 0,
    marginLeft: 0,
    paddingTop: 0,
    paddingRight: 0,
    paddingBottom: 0,
    paddingLeft: 0,
  },
  typography: {
    textStyle: 'auto',
    fontFamily: 'auto',
    fontSize: 0,
    fontWeight: 'auto',
    lineHeight: 0,
    letterSpacing: 'auto',
    textAlign: 'auto',
    textTransform: 'auto',
  },
};

const ROW: DeviceGroups = { ...BASE, alignment: { ...BASE.alignment, flexDirection: 'row' } };
const BY_TYPE: Readonly<Record<string, DeviceGroups>> = {
  Section: {
    ...BASE,
    alignment: { ...ROW.alignment, widthAuto: false },
    spacing: { ...BASE.spacing, paddingTop: SECTION_PADDING, paddingBottom: SECTION_PADDING },
  },
  Row: ROW,
};

/**
 * Returns the default values of a group, which equal the block's own styles.
 * @param blockType - type of the block
 * @returns every field
 */
export function groupDefaults<Group extends DeviceGroup>(
  group: Group,
  blockType = '',
): DeviceGroups[Group] {
  return (BY_TYPE[blockType] ?? BASE)[group];
}
