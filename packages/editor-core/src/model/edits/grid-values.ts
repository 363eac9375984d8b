import { type Device, GRID_LIMITS } from '@org/schema';
import type { JsonObject, JsonValue } from '@org/schema/entities';
import { asObject } from '../document/as-object.ts';

/** Place of a block in its grid: spans, and the first column and row, 0 for the next free one. */
export interface GridCell {
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly column: number;
  readonly row: number;
}

const NEXT_CELL: GridCell = { columnSpan: 1, rowSpan: 1, column: 0, row: 0 };
const DESKTOP_TRACKS: readonly number[] = [1, 1, 1];
const PHONE_TRACKS: readonly number[] = [1];

function toInteger(value: JsonValue | undefined, min: number, max: number): number {
  return typeof value === 'number' ? Math.min(max, Math.max(min, Math.round(value))) : min;
}

/** Returns the columns that a device stores itself: shares of the width, 0 for one that fits its content. */
export function getOwnTracks(
  stored: JsonValue | undefined,
  device: Device,
): readonly number[] | undefined {
  const tracks = asObject(stored)[device];
  if (!Array.isArray(tracks) || tracks.length === 0) return undefined;
  return tracks
    .slice(0, GRID_LIMITS.columns)
    .map((share) =>
      typeof share === 'number' ? Math.min(GRID_LIMITS.maxShare, Math.max(0, share)) : 1,
    );
}

/** Returns the columns that a device shows: its own; a tablet has those of desktop, and a phone has one. */
export function getShownTracks(stored: JsonValue | undefined, device: Device): readonly number[] {
  const own = getOwnTracks(stored, device);
  if (own) return own;
  return device === 'mobile' ? PHONE_TRACKS : (getOwnTracks(stored, 'desktop') ?? DESKTOP_TRACKS);
}

/** Returns the cell that a device stores itself. */
export function getOwnCell(stored: JsonValue | undefined, device: Device): GridCell | undefined {
  const cell = asObject(stored)[device];
  if (cell === undefined) return undefined;
  const { columnSpan, rowSpan, column, row } = asObject(cell);
  return {
    columnSpan: toInteger(columnSpan, 1, GRID_LIMITS.columns),
    rowSpan: toInteger(rowSpan, 1, GRID_LIMITS.columns),
    column: toInteger(column, 0, GRID_LIMITS.columns),
    row: toInteger(row, 0, GRID_LIMITS.rows),
  };
}

/** Returns the cell that a device shows: its own, and on a tablet that of desktop. */
export function getShownCell(stored: JsonValue | undefined, device: Device): GridCell {
  const own = getOwnCell(stored, device);
  if (own) return own;
  return (device === 'tablet' ? getOwnCell(stored, 'desktop') : undefined) ?? NEXT_CELL;
}

/** Returns a value per device with that of one device, or without it. */
export function withDeviceValue(
  stored: JsonValue | undefined,
  device: Device,
  value: JsonValue | undefined,
): JsonObject {
  const { [device]: _own, ...others } = asObject(stored);
  return value === undefined ? others : { ...others, [device]: value };
}

/** Returns columns with another number of them: new ones have a share of 1, and the last ones are removed. */
export function resizeTracks(tracks: readonly number[], count: number): number[] {
  const length = Math.min(GRID_LIMITS.columns, Math.max(1, count));
  return Array.from({ length }, (_, at) => tracks[at] ?? 1);
}
