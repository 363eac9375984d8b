import type { Device } from '@org/schema';
import type {
  DeviceGroup,
  DeviceGroups,
  SettingOrigin,
  SparseSettings,
} from '@org/schema/entities';
import { groupDefaults } from './group-defaults.ts';

/** Returns a device's own values, or an empty object. */
export function ownValues<Group extends DeviceGroup>(
  settings: SparseSettings,
  device: Device,
  group: Group,
): Partial<DeviceGroups[Group]> {
  return (settings[device]?.[group] ?? {}) as Partial<DeviceGroups[Group]>;
}

/** Returns every field of a group for a device: its own value, else desktop's, else the default. */
export function effective<Group extends DeviceGroup>(
  settings: SparseSettings,
  device: Device,
  group: Group,
  blockType?: string,
): DeviceGroups[Group] {
  const base = { ...groupDefaults(group, blockType), ...ownValues(settings, 'desktop', group) };
  return device === 'desktop' ? base : { ...base, ...ownValues(settings, device, group) };
}

/** Returns the origin of related values: the nearest device on which any of them is set. */
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

/** Returns the origin of the value that a device shows. */
export function getOrigin<Group extends DeviceGroup>(
  settings: SparseSettings,
  device: Device,
  group: Group,
  field: keyof DeviceGroups[Group] & string,
): SettingOrigin {
  if (Object.hasOwn(ownValues(settings, device, group), field)) return device;
  return Object.hasOwn(ownValues(settings, 'desktop', group), field) ? 'desktop' : 'default';
}
