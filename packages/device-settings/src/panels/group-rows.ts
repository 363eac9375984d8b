import type { DeviceGroup, DeviceGroups } from '@org/schema';

/** A condition on the values that the device shows. */
type When<Group extends DeviceGroup> = (values: DeviceGroups[Group]) => boolean;

/** One row of a group's panel. `unit` names the field that holds the unit of a number. */
export interface GroupRow<Group extends DeviceGroup> {
  readonly field: keyof DeviceGroups[Group] & string;
  readonly label: string;
  readonly unit?: string | undefined;
  /** Field that holds the unit, for lengths with a choice of units. */
  readonly unitField?: (keyof DeviceGroups[Group] & string) | undefined;
  readonly units?: readonly string[] | undefined;
  readonly when?: When<Group> | undefined;
}

type Rows = { readonly [Group in Exclude<DeviceGroup, 'spacing'>]: readonly GroupRow<Group>[] };

const hasImage: When<'background'> = (values) =>
  values.backgroundImage !== '' || values.usePageImage;
const hasBorder: When<'border'> = (values) => values.border !== 'none';

/** The rows of each panel, in order. Spacing is drawn as a box and has none. */
export const GROUP_ROWS: Rows = {
  alignment: [
    { field: 'flexDirection', label: 'Direction' },
    { field: 'justifyContent', label: 'Justify' },
    { field: 'alignItems', label: 'Align items' },
    { field: 'alignContent', label: 'Align lines' },
    { field: 'gap', label: 'Gap', unitField: 'gapUnit', units: ['px', 'rem'] },
    { field: 'fluid', label: 'Full width' },
    { field: 'widthAuto', label: 'Auto width', when: (values) => !values.fluid },
    {
      field: 'width',
      label: 'Width',
      unitField: 'widthUnit',
      units: ['px', '%', 'rem', 'vw'],
      when: (values) => !values.fluid && !values.widthAuto,
    },
    { field: 'heightAuto', label: 'Auto height' },
    {
      field: 'height',
      label: 'Height',
      unitField: 'heightUnit',
      units: ['px', '%', 'rem', 'vh', 'vw'],
      when: (values) => !values.heightAuto,
    },
    { field: 'zIndex', label: 'Layer' },
  ],
  background: [
    { field: 'backgroundColor', label: 'Colour' },
    { field: 'backgroundOpacity', label: 'Opacity' },
    { field: 'gradient', label: 'Gradient' },
    { field: 'backgroundImage', label: 'Image' },
    { field: 'usePageImage', label: 'Page image' },
    { field: 'backgroundSize', label: 'Size', when: hasImage },
    { field: 'backgroundRepeat', label: 'Repeat', when: hasImage },
    { field: 'backgroundAttachment', label: 'Attachment', when: hasImage },
    { field: 'backgroundPositionX', label: 'Position X', unit: '%', when: hasImage },
    { field: 'backgroundPositionY', label: 'Position Y', unit: '%', when: hasImage },
    { field: 'flip', label: 'Flip', when: hasImage },
    { field: 'zoomInOnHover', label: 'Zoom on hover', when: hasImage },
    {
      field: 'zoomInPercentage',
      label: 'Zoom',
      unit: '%',
      when: (values) => hasImage(values) && values.zoomInOnHover,
    },
    { field: 'overlaySettings', label: 'Overlay' },
    { field: 'backgroundVideo', label: 'Video' },
  ],
  border: [
    { field: 'border', label: 'Sides' },
    { field: 'borderStyle', label: 'Style', when: hasBorder },
    { field: 'borderWidth', label: 'Width', unit: 'px', when: hasBorder },
    { field: 'borderColor', label: 'Colour', when: hasBorder },
    { field: 'borderRadius', label: 'Radius', unit: 'px' },
    { field: 'boxShadow', label: 'Shadow' },
  ],
};

const WORDS: Readonly<Record<string, string>> = {
  'flex-start': 'Start',
  'flex-end': 'End',
  'row-reverse': 'Row, reversed',
  'column-reverse': 'Column, reversed',
  '100% 100%': 'Stretch',
  '100% auto': 'Full width',
  'auto 100%': 'Full height',
  'no-repeat': 'No repeat',
  'repeat-x': 'Repeat across',
  'repeat-y': 'Repeat down',
};

/** What a choice is called in a panel. Shape: CSS keyword → words. */
export function choiceLabel(value: string): string {
  return WORDS[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('-', ' ')}`;
}
