import { DEVICES } from '@org/schema';
import {
  DEVICE_GROUPS,
  GROUP_FIELDS,
  type SparseSettings,
  SYNC_DEFAULTS,
} from '@org/schema/entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyFromDesktop,
  resetGroup,
  resetValue,
  resetWidth,
  setFullWidth,
  setValue,
  setValues,
} from './change-settings.ts';
import { chooseBorder } from './choose-border.ts';
import { effective, getOrigin } from './effective.ts';
import { compressSettings, expandSettings } from './full-settings.ts';
import { groupDefaults } from './group-defaults.ts';

const spacing = (settings: SparseSettings) =>
  DEVICES.map((device) => effective(settings, device, 'spacing').paddingTop);

describe('resolved settings', () => {
  it('DEV-001 contain every group for each of desktop, tablet and mobile', () => {
    const full = expandSettings({});
    expect(Object.keys(full)).toEqual(['desktop', 'tablet', 'mobile']);
    for (const device of DEVICES)
      expect(Object.keys(full[device])).toEqual([
        'alignment',
        'background',
        'border',
        'spacing',
        'typography',
      ]);
  });

  it('DEV-002 DEV-003 DEV-004 DEV-005 have every field of every group', () => {
    const full = expandSettings({});
    for (const group of DEVICE_GROUPS)
      expect(Object.keys(full.mobile[group]).sort()).toEqual([...GROUP_FIELDS[group]].sort());
    expect(Object.keys(full.desktop.background.overlaySettings)).toEqual([
      'enabled',
      'overlayColor',
      'overlayOpacity',
    ]);
  });

  it('DEV-017 DEV-018 DEV-020 DEV-021 have the documented defaults', () => {
    const {
      backgroundPositionX,
      backgroundPositionY,
      backgroundSize,
      backgroundRepeat,
      backgroundAttachment,
      overlaySettings,
      zoomInPercentage,
    } = groupDefaults('background');
    expect({
      backgroundPositionX,
      backgroundPositionY,
      backgroundSize,
      backgroundRepeat,
      backgroundAttachment,
    }).toEqual({
      backgroundPositionX: 50,
      backgroundPositionY: 50,
      backgroundSize: 'cover',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'scroll',
    });
    expect([overlaySettings.overlayOpacity, zoomInPercentage]).toEqual([0.5, 10]);
    const { gap, gapUnit } = groupDefaults('alignment');
    expect([gap, gapUnit]).toEqual([16, 'px']);
    const { paddingTop, paddingBottom } = groupDefaults('spacing', 'Section');
    expect([paddingTop, paddingBottom]).toEqual([48, 48]);
    expect(groupDefaults('spacing').paddingTop).toBe(0);
  });

  it('are compressed back to the same sparse settings', () => {
    const sparse: SparseSettings = {
      desktop: { spacing: { paddingTop: 10 } },
      mobile: { spacing: { paddingTop: 4 }, border: { borderRadius: 8 } },
    };
    expect(compressSettings(expandSettings(sparse))).toEqual(sparse);
  });
});

describe('a change', () => {
  it('DEV-008 copies a desktop value to tablet and mobile while sync is on', () => {
    const before: SparseSettings = {
      desktop: { spacing: { paddingTop: 1 } },
      tablet: { spacing: { paddingTop: 2, paddingLeft: 9 } },
      mobile: { spacing: { paddingTop: 3 } },
    };
    const after = setValue(before, {
      device: 'desktop',
      group: 'spacing',
      field: 'paddingTop',
      value: 40,
      sync: true,
    });
    expect(after).toEqual({
      desktop: { spacing: { paddingTop: 40 } },
      tablet: { spacing: { paddingLeft: 9 } },
    });
    expect(spacing(after)).toEqual([40, 40, 40]);
  });

  it('DEV-008 does not change tablet and mobile while sync is off', () => {
    const before: SparseSettings = {
      desktop: { spacing: { paddingTop: 1 } },
      mobile: { spacing: { paddingTop: 3 } },
    };
    const after = setValue(before, {
      device: 'desktop',
      group: 'spacing',
      field: 'paddingTop',
      value: 40,
      sync: false,
    });
    expect(spacing(after)).toEqual([40, 1, 3]);
    expect(before).toEqual({
      desktop: { spacing: { paddingTop: 1 } },
      mobile: { spacing: { paddingTop: 3 } },
    });
  });

  it('DEV-009 is synced by default only for background, border and spacing', () => {
    expect(SYNC_DEFAULTS).toEqual({
      alignment: false,
      background: true,
      border: true,
      spacing: true,
      typography: false,
    });
  });

  it('keeps an override of a narrower device separate from the others', () => {
    const after = setValue(
      { desktop: { spacing: { paddingTop: 20 } } },
      { device: 'mobile', group: 'spacing', field: 'paddingTop', value: 8, sync: false },
    );
    expect(spacing(after)).toEqual([20, 20, 8]);
    expect(getOrigin(after, 'mobile', 'spacing', 'paddingTop')).toBe('mobile');
    expect(getOrigin(after, 'tablet', 'spacing', 'paddingTop')).toBe('desktop');
    expect(getOrigin(after, 'tablet', 'spacing', 'paddingLeft')).toBe('default');
  });

  it('stores no override that equals the base', () => {
    const after = setValue(
      { desktop: { spacing: { paddingTop: 20 } } },
      { device: 'mobile', group: 'spacing', field: 'paddingTop', value: 20, sync: false },
    );
    expect(after).toEqual({ desktop: { spacing: { paddingTop: 20 } } });
  });

  it('DEV-008 applies to any settings, values and devices', () => {
    const value = fc.integer({ min: 0, max: 60 });
    const own = fc.option(fc.record({ spacing: fc.record({ paddingTop: value }) }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(
        fc.record({ desktop: own, tablet: own, mobile: own }),
        fc.constantFrom(...DEVICES),
        value,
        fc.boolean(),
        (before, device, chosen, sync) => {
          const shown = spacing(before);
          const after = spacing(
            setValue(before, {
              device,
              group: 'spacing',
              field: 'paddingTop',
              value: chosen,
              sync,
            }),
          );
          expect(after).toEqual(
            DEVICES.map((other, i) => (sync || other === device ? chosen : shown[i])),
          );
        },
      ),
    );
  });

  it('DEV-010 copies a whole group of desktop to a device', () => {
    const before: SparseSettings = {
      desktop: { spacing: { paddingTop: 5 } },
      mobile: { spacing: { paddingTop: 1, marginTop: 2 }, border: { borderRadius: 4 } },
    };
    const after = copyFromDesktop(before, 'mobile', 'spacing');
    expect(effective(after, 'mobile', 'spacing')).toEqual(effective(before, 'desktop', 'spacing'));
    expect(after.mobile).toEqual({ border: { borderRadius: 4 } });
  });

  it('DEV-019 resets a width to 1320 px, and sets full width to 100 %', () => {
    const reset = resetWidth(
      { desktop: { alignment: { width: 40, widthUnit: '%', fluid: true } } },
      { device: 'desktop', sync: true },
    );
    expect(effective(reset, 'mobile', 'alignment')).toMatchObject({
      width: 1320,
      widthUnit: 'px',
      fluid: false,
    });
    const full = setFullWidth(reset, { device: 'desktop', fluid: true, sync: true });
    expect(effective(full, 'desktop', 'alignment')).toMatchObject({ width: 1320, fluid: true });
  });

  it('removes one value or a whole group, and leaves nothing empty behind', () => {
    const before = setValues(
      {},
      { device: 'desktop', group: 'spacing', values: { paddingTop: 1, marginTop: 2 }, sync: true },
    );
    expect(resetValue(before, { device: 'desktop', group: 'spacing', field: 'marginTop' })).toEqual(
      { desktop: { spacing: { paddingTop: 1 } } },
    );
    expect(resetGroup(before, 'desktop', 'spacing')).toEqual({});
  });
});

describe('the border sides', () => {
  const flags = (choice: Parameters<typeof chooseBorder>[1]['choice']) => {
    const { border, borderTop, borderRight, borderBottom, borderLeft } = effective(
      chooseBorder({}, { device: 'desktop', choice, sync: true }),
      'tablet',
      'border',
    );
    return [border, borderTop, borderRight, borderBottom, borderLeft];
  };

  it('DEV-011 set the four side flags', () => {
    expect(flags('none')).toEqual(['none', false, false, false, false]);
    expect(flags('all')).toEqual(['all', true, true, true, true]);
    expect(flags('top')).toEqual(['top', true, false, false, false]);
    expect(flags('right')).toEqual(['right', false, true, false, false]);
    expect(flags('bottom')).toEqual(['bottom', false, false, true, false]);
    expect(flags('left')).toEqual(['left', false, false, false, true]);
  });
});
