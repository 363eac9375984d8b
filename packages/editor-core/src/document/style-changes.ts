import type { Operation } from '@org/content';
import {
  DEVICE_GROUPS,
  DEVICES,
  type Device,
  type DeviceGroup,
  type JsonValue,
  type NodeId,
  type SparseSettings,
} from '@org/schema';

/** One value of a block's look that is another than before; without a value it is no longer set. */
export interface StyleChange {
  readonly device: Device;
  readonly group: DeviceGroup;
  readonly field: string;
  readonly value: JsonValue | undefined;
}

/** What differs between two looks of a block, value by value. */
export function styleChanges(before: SparseSettings, after: SparseSettings): StyleChange[] {
  return DEVICES.flatMap((device) =>
    DEVICE_GROUPS.flatMap((group) => {
      const from = (before[device]?.[group] ?? {}) as Readonly<Record<string, JsonValue>>;
      const to = (after[device]?.[group] ?? {}) as Readonly<Record<string, JsonValue>>;
      const fields = new Set([...Object.keys(from), ...Object.keys(to)]);
      return [...fields]
        .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
        .map((field): StyleChange => ({ device, group, field, value: to[field] }));
    }),
  );
}

/** The same changes for several blocks, leaving the rest of each one's look as it is. */
export function styleOperations(
  ids: readonly NodeId[],
  changes: readonly StyleChange[],
): Operation[] {
  return ids.flatMap((id) =>
    changes.map((change): Operation => ({ type: 'setStyle', id, ...change })),
  );
}
