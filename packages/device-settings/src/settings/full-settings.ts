import { DEVICES, type Device } from '@org/schema';
import {
  DEVICE_GROUPS,
  type DeviceGroups,
  type FullSettings,
  type SparseSettings,
} from '@org/schema/entities';
import { effective } from './effective.ts';
import { readSettings } from './read-settings.ts';

/** Resolves settings: each device with every field of every group. */
export function expandSettings(settings: SparseSettings, blockType?: string): FullSettings {
  const getGroups = (device: Device): DeviceGroups => ({
    alignment: effective(settings, device, 'alignment', blockType),
    background: effective(settings, device, 'background', blockType),
    border: effective(settings, device, 'border', blockType),
    spacing: effective(settings, device, 'spacing', blockType),
    typography: effective(settings, device, 'typography', blockType),
  });
  return {
    desktop: getGroups('desktop'),
    tablet: getGroups('tablet'),
    mobile: getGroups('mobile'),
  };
}

/** Returns the sparse form of settings: only overrides of inherited values. */
export function compressSettings(
  settings: FullSettings | SparseSettings,
  blockType?: string,
): SparseSettings {
  const read = readSettings(settings);
  const sparse: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const device of DEVICES)
    for (const group of DEVICE_GROUPS) {
      const without: SparseSettings = device === 'desktop' ? {} : { desktop: read.desktop };
      const inherited: Record<string, unknown> = {
        ...effective(without, device, group, blockType),
      };
      const own = Object.entries(read[device]?.[group] ?? {}).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(inherited[field]),
      );
      if (own.length === 0) continue;
      sparse[device] ??= {};
      sparse[device][group] = Object.fromEntries(own);
    }
  // Every field came from settings that were validated by their specifications.
  return {
    ...sparse,
    ...(read.states && { states: read.states }),
    ...(read.motion && { motion: read.motion }),
  } as SparseSettings;
}
