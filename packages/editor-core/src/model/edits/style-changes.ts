import type { Operation } from '@org/content';
import { DEVICES, type Device } from '@org/schema';
import {
  DEVICE_GROUPS,
  type DeviceGroup,
  type JsonValue,
  type NodeId,
  type SparseSettings,
} from '@org/schema/entities';

/** A changed style value of a block; without a value it was removed. */
export interface StyleChange {
  readonly device: Device;
  readonly group: DeviceGroup;
  readonly field: string;
  readonly value: JsonValue | undefined;
}

/** Returns the differences between two styles of a block, value by value. */
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

/** Returns operations that apply the same changes to several blocks, and keep their other styles. */
export function styleOperations(
  ids: readonly NodeId[],
  changes: readonly StyleChange[],
): Operation[] {
  return ids.flatMap((id) =>
    changes.map((change): Operation => ({ type: 'setStyle', id, ...change })),
  );
}
