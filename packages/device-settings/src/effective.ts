import type { Device, DeviceGroup, DeviceGroups, SettingOrigin, SparseSettings } from '@org/schema';
import { groupDefaults } from './group-defaults.ts';

/** Own values of one device, or nothing. */
export function ownValues<Group extends DeviceGroup>(
  settings: SparseSettings,
  device: Device,
  group: Group,
): Partial<DeviceGroups[Group]> {
  return (settings[device]?.[group] ?? {}) as Partial<DeviceGroups[Group]>;
}

/** Every field of a group as a device shows it: its own value, else desktop's, else the default. */
export function effective<Group extends DeviceGroup>(
  settings: SparseSettings,
  device: Device,
  group: Group,
  blockType?: string,
): DeviceGroups[Group] {
  const base = { ...groupDefaults(group, blockType), ...ownValues(settings, 'desktop', group) };
  return device === 'desktop' ? base : { ...base, ...ownValues(settings, device, group) };
}

/** Where values that belong together come from: the nearest place that any of them was set at. */
export function originOfFields<Group extends DeviceGroup>(
  settings: SparseSettings,
  device: Device,
  group: Group,
  fields: readonly (keyof DeviceGroups[Group] & string)[],
): SettingOrigin {
  const origins = fields.map((field) => getOrigin(settings, device, group, field));
  if (origins.includes(device)) return device;
  return origins.includes('desktop') ? 'desktop' : 'default';
}

/** Where the value that a device shows comes from. */
export function getOrigin<Group extends DeviceGroup>(
  settings: SparseSettings,
  device: Device,
  group: Group,
  field: keyof DeviceGroups[Group] & string,
): SettingOrigin {
  if (Object.hasOwn(ownValues(settings, device, group), field)) return device;
  return Object.hasOwn(ownValues(settings, 'desktop', group), field) ? 'desktop' : 'default';
}
