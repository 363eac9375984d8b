import { DEVICES, type Device } from '@org/schema';
import type { DeviceGroup, DeviceGroups, SparseGroups, SparseSettings } from '@org/schema/entities';
import { effective, ownValues } from './effective.ts';
import { CONTENT_WIDTH } from './group-defaults.ts';

type Fields = Record<string, unknown>;

/** A change: values of one group that were set while a device was shown. */
export interface GroupChange<Group extends DeviceGroup = DeviceGroup> {
  readonly device: Device;
  readonly group: Group;
  readonly values: Partial<DeviceGroups[Group]>;
  /** True sets the base and removes overrides of all devices. False keeps the values of other devices. */
  readonly sync: boolean;
  /** Type of the block, for its defaults. */
  readonly blockType?: string | undefined;
}

/** Returns a group's fields by name; the groups are interfaces without an index signature. */
function asFields(group: object): Fields {
  return { ...group };
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Sets a group of a device, without empty objects. */
function withGroup(
  settings: SparseSettings,
  device: Device,
  group: DeviceGroup,
  fields: Fields,
): SparseSettings {
  const { [group]: _before, ...others } = settings[device] ?? {};
  const groups = Object.keys(fields).length > 0 ? { ...others, [group]: fields } : others;
  const { [device]: _device, ...rest } = settings;
  return Object.keys(groups).length > 0 ? { ...rest, [device]: groups as SparseGroups } : rest;
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/**
 * Sets fields of a group. Identity: new settings; the given ones are not changed. Overrides that equal the base
 * are dropped.
 */
export function setValues<Group extends DeviceGroup>(
  settings: SparseSettings,
  change: GroupChange<Group>,
): SparseSettings {
  const { device, group, sync, blockType } = change;
  const values: Fields = change.values;
  const names = Object.keys(values);
  const base: Fields =
    sync || device === 'desktop'
      ? { ...ownValues(settings, 'desktop', group), ...values }
      : ownValues(settings, 'desktop', group);
  let next = withGroup(settings, 'desktop', group, base);
  const shown = asFields(effective(next, 'desktop', group, blockType));
  for (const other of DEVICES) {
    if (other === 'desktop') continue;
    const own: Fields = ownValues(settings, other, group);
    const kept: Fields = without(own, names);
    if (!sync) {
      const before =
        other === device ? values : asFields(effective(settings, other, group, blockType));
      for (const name of names) if (!same(before[name], shown[name])) kept[name] = before[name];
    }
    next = withGroup(next, other, group, kept);
  }
  return next;
}

/** Sets one field, like `setValues`. */
export function setValue<
  Group extends DeviceGroup,
  Field extends keyof DeviceGroups[Group] & string,
>(
  settings: SparseSettings,
  change: {
    readonly device: Device;
    readonly group: Group;
    readonly field: Field;
    readonly value: DeviceGroups[Group][Field];
    readonly sync: boolean;
    readonly blockType?: string | undefined;
  },
): SparseSettings {
  const { field, value, ...where } = change;
  // A computed key widens to string; the signature guarantees the type of the value.
  return setValues(settings, {
    ...where,
    values: { [field]: value } as unknown as Partial<DeviceGroups[Group]>,
  });
}

/** Copies desktop's values of a group to a device and drops its own. */
export function copyFromDesktop(
  settings: SparseSettings,
  device: Device,
  group: DeviceGroup,
): SparseSettings {
  return device === 'desktop' ? settings : withGroup(settings, device, group, {});
}

/** Removes a device's own values of fields, so that it inherits them. */
export function resetValues<Group extends DeviceGroup>(
  settings: SparseSettings,
  where: {
    readonly device: Device;
    readonly group: Group;
    readonly fields: readonly (keyof DeviceGroups[Group] & string)[];
  },
): SparseSettings {
  const { device, group, fields } = where;
  return withGroup(settings, device, group, without(ownValues(settings, device, group), fields));
}

/** Removes a device's own value of one field, like `resetValues`. */
export function resetValue<Group extends DeviceGroup>(
  settings: SparseSettings,
  where: {
    readonly device: Device;
    readonly group: Group;
    readonly field: keyof DeviceGroups[Group] & string;
  },
): SparseSettings {
  const { field, ...rest } = where;
  return resetValues(settings, { ...rest, fields: [field] });
}

/** Removes all of a device's own values of a group. */
export function resetGroup(
  settings: SparseSettings,
  device: Device,
  group: DeviceGroup,
): SparseSettings {
  return withGroup(settings, device, group, {});
}

/** Resets the width to 1320 px. */
export function resetWidth(
  settings: SparseSettings,
  where: {
    readonly device: Device;
    readonly sync: boolean;
    readonly blockType?: string | undefined;
  },
): SparseSettings {
  return setValues(settings, {
    ...where,
    group: 'alignment',
    values: { width: CONTENT_WIDTH, widthUnit: 'px', widthAuto: false, fluid: false },
  });
}

/** Sets the width to 100 %, or back to its own value. */
export function setFullWidth(
  settings: SparseSettings,
  where: {
    readonly device: Device;
    readonly fluid: boolean;
    readonly sync: boolean;
    readonly blockType?: string | undefined;
  },
): SparseSettings {
  const { fluid, ...rest } = where;
  return setValues(settings, { ...rest, group: 'alignment', values: { fluid } });
}
