import type { Device } from '@org/schema';
import type { JsonObject, JsonValue } from '@org/schema/entities';
import { asObject } from '../document/as-object.ts';

/** A position on a picture, % from the left and from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

function toFocus(value: JsonValue | undefined): Focus | undefined {
  const { x, y } = asObject(value);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** Returns the focus that a device stores itself. */
export function getOwnFocus(stored: JsonValue | undefined, device: Device): Focus | undefined {
  return toFocus(asObject(stored)[device]);
}

/** Returns the stored focus that a device shows: its own, or that of desktop; undefined for that of the media library. */
export function getShownFocus(stored: JsonValue | undefined, device: Device): Focus | undefined {
  return getOwnFocus(stored, device) ?? getOwnFocus(stored, 'desktop');
}

/** Returns the stored value with the focus of a device, or without one. */
export function withFocus(
  stored: JsonValue | undefined,
  device: Device,
  focus: Focus | undefined,
): JsonObject {
  const { [device]: _own, ...others } = asObject(stored);
  return focus ? { ...others, [device]: { x: focus.x, y: focus.y } } : others;
}
