import {
  BORDER_CHOICES,
  type BorderChoice,
  type DeviceGroup,
  type DeviceGroups,
} from '@org/schema/entities';
import { Icon, ImageField, NumberField, Segmented } from '@org/ui';
import {
  IconBorderBottom,
  IconBorderLeft,
  IconBorderNone,
  IconBorderOuter,
  IconBorderRight,
  IconBorderTop,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { safeMediaUrl } from '../values/safe-url.ts';
import { choiceLabel } from './choice-label.ts';
import type { PanelHost } from './panel-host.ts';

type Field<Group extends DeviceGroup> = keyof DeviceGroups[Group] & string;

/** Props of a row's custom control. */
export interface RowControl<Group extends DeviceGroup> {
  readonly values: DeviceGroups[Group];
  readonly host: PanelHost;
  readonly set: (values: Partial<DeviceGroups[Group]>) => void;
}

/** Context of a row. */
export interface RowPlace {
  readonly blockType: string;
}

/** A row of a group's panel. */
export interface GroupRow<Group extends DeviceGroup> {
  readonly field: Field<Group>;
  readonly label: string;
  /** Fields that are set and reset together with it. */
  readonly with?: readonly Field<Group>[] | undefined;
  /** Fixed unit of a number. */
  readonly unit?: string | undefined;
  /** Field with the unit, for lengths with several units. */
  readonly unitField?: Field<Group> | undefined;
  readonly units?: readonly string[] | undefined;
  /** Condition on the device's values and the block. */
  readonly when?: ((values: DeviceGroups[Group], place: RowPlace) => boolean) | undefined;
  /** True for a control below its label. */
  readonly wide?: ((values: DeviceGroups[Group]) => boolean) | undefined;
  readonly help?:
    | ((values: DeviceGroups[Group], place: RowPlace) => string | undefined)
    | undefined;
  /** Custom control; by default the field's specification determines it, also when this returns undefined. */
  readonly draw?: ((control: RowControl<Group>) => ReactElement | undefined) | undefined;
}

type Rows = { readonly [Group in Exclude<DeviceGroup, 'spacing'>]: readonly GroupRow<Group>[] };
type Background = DeviceGroups['background'];

const hasImage = (values: Background): boolean =>
  values.backgroundImage !== '' || values.usePageImage;
const hasBorder = (values: DeviceGroups['border']): boolean => values.border !== 'none';

/** Returns false for a grid: its tracks determine the direction, and fill the width. */
const isLine = (_values: unknown, { blockType }: RowPlace): boolean => blockType !== 'Grid';

const SIDE_ICONS = {
  none: IconBorderNone,
  all: IconBorderOuter,
  top: IconBorderTop,
  right: IconBorderRight,
  bottom: IconBorderBottom,
  left: IconBorderLeft,
} as const satisfies Record<BorderChoice, unknown>;

const SIDES = BORDER_CHOICES.map((value) => ({
  value,
  label: <Icon of={SIDE_ICONS[value]} label={choiceLabel(value)} />,
}));

/** Renders a disabled number while the width is full or automatic. */
function FixedWidth({ values }: RowControl<'alignment'>): ReactElement | undefined {
  if (values.fluid)
    return <NumberField name="Width" value={100} unit="%" disabled onChange={noChange} />;
  if (!values.widthAuto) return undefined;
  return <NumberField name="Width" value="" placeholder="Auto" disabled onChange={noChange} />;
}

function noChange(): void {
  // A disabled field has no changes.
}

/** Renders the image with its focal point. */
function Picture({ values, host, set }: RowControl<'background'>): ReactElement {
  return (
    <ImageField
      name="Image"
      value={values.backgroundImage}
      pickImage={host.pickImage}
      guard={safeMediaUrl}
      focal={{
        x: values.backgroundPositionX,
        y: values.backgroundPositionY,
        onChange: ({ x, y }) => set({ backgroundPositionX: x, backgroundPositionY: y }),
      }}
      onChange={(backgroundImage) => set({ backgroundImage })}
    />
  );
}

function Position({ values, set }: RowControl<'background'>): ReactElement {
  return (
    <div className="at-style-pair">
      <NumberField
        name="Position from the left"
        min={0}
        max={100}
        unit="%"
        value={values.backgroundPositionX}
        onChange={(x) => x !== '' && set({ backgroundPositionX: x })}
      />
      <NumberField
        name="Position from the top"
        min={0}
        max={100}
        unit="%"
        value={values.backgroundPositionY}
        onChange={(y) => y !== '' && set({ backgroundPositionY: y })}
      />
    </div>
  );
}

/** Rows of each panel in order. Spacing is drawn as a box and has none. */
export const GROUP_ROWS: Rows = {
  alignment: [
    { field: 'flexDirection', label: 'Direction', when: isLine },
    { field: 'justifyContent', label: 'Justify', when: isLine },
    { field: 'alignItems', label: 'Align items' },
    { field: 'alignContent', label: 'Align lines', when: isLine },
    { field: 'gap', label: 'Gap', unitField: 'gapUnit', units: ['px', 'rem'] },
    { field: 'fluid', label: 'Full width' },
    { field: 'widthAuto', label: 'Auto width', when: (values) => !values.fluid },
    {
      field: 'width',
      label: 'Width',
      unitField: 'widthUnit',
      units: ['px', '%', 'rem', 'vw'],
      draw: FixedWidth,
    },
    { field: 'heightAuto', label: 'Auto height' },
    {
      field: 'height',
      label: 'Height',
      unitField: 'heightUnit',
      units: ['px', '%', 'rem', 'vh', 'vw'],
      when: (values) => !values.heightAuto,
      help: (values, { blockType }) =>
        blockType === 'Section' && values.heightUnit === '%'
          ? 'Percent of window height'
          : undefined,
    },
    { field: 'alignSelf', label: 'Align self' },
    {
      field: 'order',
      label: 'Order',
      help: (values) =>
        values.order === 0
          ? undefined
          : 'Screen readers and the Tab key keep the order of the page',
    },
    { field: 'zIndex', label: 'Stack order' },
  ],
  background: [
    { field: 'backgroundColor', label: 'Color' },
    { field: 'backgroundOpacity', label: 'Opacity' },
    { field: 'gradient', label: 'Gradient', wide: (values) => values.gradient !== '' },
    {
      field: 'backgroundImage',
      label: 'Image',
      wide: (values) => values.backgroundImage !== '',
      draw: Picture,
    },
    {
      field: 'usePageImage',
      label: 'Page image',
      help: (values) =>
        values.usePageImage ? 'A page without an image shows the one above' : undefined,
    },
    {
      field: 'backgroundPositionX',
      label: 'Position',
      with: ['backgroundPositionY'],
      when: hasImage,
      draw: Position,
    },
    { field: 'backgroundSize', label: 'Size', when: hasImage },
    { field: 'backgroundRepeat', label: 'Repeat', when: hasImage },
    { field: 'backgroundAttachment', label: 'Attachment', when: hasImage },
    { field: 'flip', label: 'Flip', when: hasImage },
    { field: 'zoomInOnHover', label: 'Hover zoom', when: hasImage },
    {
      field: 'zoomInPercentage',
      label: 'Zoom',
      unit: '%',
      when: (values) => hasImage(values) && values.zoomInOnHover,
    },
    { field: 'overlaySettings', label: 'Overlay' },
    {
      field: 'backgroundVideo',
      label: 'Video',
      help: (values) =>
        values.backgroundVideo
          ? 'Plays muted and looped, not on mobile or in the editor'
          : undefined,
    },
  ],
  border: [
    {
      field: 'border',
      label: 'Sides',
      with: ['borderTop', 'borderRight', 'borderBottom', 'borderLeft'],
      draw: ({ values, set }) => (
        <div className="at-style-sides">
          <Segmented
            label="Sides"
            fullWidth
            value={values.border}
            options={SIDES}
            onChange={(border) => set({ border })}
          />
        </div>
      ),
    },
    { field: 'borderStyle', label: 'Style', when: hasBorder },
    { field: 'borderWidth', label: 'Width', unit: 'px', when: hasBorder },
    { field: 'borderColor', label: 'Color', when: hasBorder },
    { field: 'borderRadius', label: 'Radius', unit: 'px' },
    { field: 'boxShadow', label: 'Shadow' },
  ],
  typography: [
    { field: 'textStyle', label: 'Text style' },
    { field: 'fontFamily', label: 'Font' },
    { field: 'fontSize', label: 'Size', unit: 'rem' },
    { field: 'fontWeight', label: 'Weight' },
    { field: 'lineHeight', label: 'Line height' },
    { field: 'letterSpacing', label: 'Spacing' },
    { field: 'textAlign', label: 'Align' },
    { field: 'textTransform', label: 'Case' },
  ],
};
