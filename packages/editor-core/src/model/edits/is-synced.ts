import { type BuilderNode, type DeviceGroup, SYNC_DEFAULTS } from '@org/schema/entities';

/** Returns true when a group of a block is synced: its own setting, else the group's default. */
export function isSynced(node: BuilderNode, group: DeviceGroup): boolean {
  const own = node.custom.sync;
  const value =
    typeof own === 'object' && own !== null && !Array.isArray(own) ? own[group] : undefined;
  return typeof value === 'boolean' ? value : SYNC_DEFAULTS[group];
}
