import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  BORDER_CHOICES,
  DEVICE_GROUPS,
  type DeviceGroup,
  type DeviceGroups,
  GAP_UNITS,
  GROUP_FIELDS,
  HEIGHT_UNITS,
  type OverlaySettings,
  SYNC_DEFAULTS,
  type VisibilitySettings,
  WIDTH_UNITS,
} from './device-settings.ts';

/** Documented fields; by decision two were added to the background, and two to the alignment. */
const DOCUMENTED = [
  [
    'DEV-002',
    'alignment',
    'alignContent alignItems justifyContent height heightUnit heightAuto gap gapUnit flexDirection width widthUnit widthAuto fluid zIndex alignSelf order',
  ],
  [
    'DEV-003',
    'background',
    'backgroundColor backgroundImage backgroundPositionX backgroundPositionY backgroundSize backgroundRepeat backgroundAttachment backgroundOpacity gradient usePageImage overlaySettings zoomInOnHover zoomInPercentage flip backgroundVideo',
  ],
  [
    'DEV-004',
    'border',
    'border borderStyle borderWidth borderColor borderRadius borderTop borderBottom borderLeft borderRight boxShadow',
  ],
  [
    'DEV-005',
    'spacing',
    'marginTop marginRight marginBottom marginLeft paddingTop paddingRight paddingBottom paddingLeft',
  ],
] as const satisfies readonly (readonly [string, DeviceGroup, string])[];

describe('device settings', () => {
  it.each(DOCUMENTED)('%s the group %s has its documented fields', (_id, group, fields) => {
    expect(GROUP_FIELDS[group]).toEqual(fields.split(' '));
  });

  it('lists every field of every group', () => {
    expect([...DOCUMENTED.map(([, group]) => group), 'typography']).toEqual(DEVICE_GROUPS);
    type Listed<Group extends DeviceGroup> = (typeof GROUP_FIELDS)[Group][number];
    expectTypeOf<keyof DeviceGroups['alignment']>().toEqualTypeOf<Listed<'alignment'>>();
    expectTypeOf<keyof DeviceGroups['background']>().toEqualTypeOf<Listed<'background'>>();
    expectTypeOf<keyof DeviceGroups['border']>().toEqualTypeOf<Listed<'border'>>();
    expectTypeOf<keyof DeviceGroups['spacing']>().toEqualTypeOf<Listed<'spacing'>>();
    expectTypeOf<keyof DeviceGroups['typography']>().toEqualTypeOf<Listed<'typography'>>();
  });

  it('defines an overlay by a switch, a color and an opacity', () => {
    expectTypeOf<OverlaySettings>().toEqualTypeOf<{
      enabled: boolean;
      overlayColor: string;
      overlayOpacity: number;
    }>();
  });

  it('defines a visibility group of five fields', () => {
    expectTypeOf<VisibilitySettings>().toEqualTypeOf<{
      showOnDesktop: boolean;
      showOnTablet: boolean;
      showOnMobile: boolean;
      hideOnHomepage: boolean;
      overflow: string;
    }>();
  });

  it('DEV-009 syncs background, border and spacing by default, but not alignment and typography', () => {
    expect(SYNC_DEFAULTS).toEqual({
      alignment: false,
      background: true,
      border: true,
      spacing: true,
      typography: false,
    });
  });

  it('DEV-012 DEV-013 DEV-014 defines the units of width, height and gap', () => {
    expect({ width: WIDTH_UNITS, height: HEIGHT_UNITS, gap: GAP_UNITS }).toEqual({
      width: ['px', '%', 'rem', 'vw'],
      height: ['px', '%', 'rem', 'vh', 'vw'],
      gap: ['px', 'rem'],
    });
  });

  it('allows a border on no side, all sides or one', () => {
    expect(BORDER_CHOICES).toEqual(['none', 'all', 'top', 'right', 'bottom', 'left']);
  });
});
