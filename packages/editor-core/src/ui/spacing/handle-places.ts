import type { Box } from '../../session/canvas-document/canvas-dom.ts';
import { getBands, type SpaceMeasures } from './measure-space.ts';
import { getSide, type SideField, type SpaceField } from './space-fields.ts';

/** Position of a handle, in px of the canvas document. */
export interface HandlePlace {
  /** Center of the handle. */
  readonly x: number;
  readonly y: number;
  /** Direction of a drag. */
  readonly axis: 'x' | 'y';
}

/** Context of the handles. */
export interface HandleSurroundings {
  readonly fields: readonly SpaceField[];
  /** Length of one px of the screen in px of the canvas. */
  readonly unit: number;
  /** True for a finger: handles are larger. */
  readonly isCoarse: boolean;
  /** Width of the page in px; handles beyond it could not be reached. */
  readonly width: number;
}

/** Thickness of the area that takes the pointer, and length of a handle, px of the screen. */
const HANDLE_SIZES = {
  fine: { thickness: 8, length: 28 },
  coarse: { thickness: 16, length: 44 },
} as const;

/** Distance in px of the screen between the edge of a block and the center of a handle without space. */
const AWAY = 2;

/** Minimum size of a block with handles, and of one with handles over its content, px of the screen. */
const MIN_WIDTH = 48;
const MIN_HEIGHT = 20;
const MIN_ROOM = 5;

/** Places a handle of a side: in the middle of its space, or just inside or outside of the block when there is too little. */
function placeSide(
  measures: SpaceMeasures,
  field: SideField,
  { unit, isCoarse }: HandleSurroundings,
): HandlePlace | undefined {
  const at = getSide(field);
  const [band] = getBands(measures, field);
  if (!at || !band) return undefined;
  const { box } = measures;
  const { thickness, length } = HANDLE_SIZES[isCoarse ? 'coarse' : 'fine'];
  const isX = at.side === 'Left' || at.side === 'Right';
  const size = isX ? band.width : band.height;
  const isPadding = at.kind === 'padding';
  // A click reaches what is below a handle, so it may be a little larger than its space.
  const hasSpace = size >= (thickness / 2) * unit;
  // A handle over the content of a small block would be in the way of the content.
  const room = (isX ? box.width : box.height) / unit;
  if (isPadding && !hasSpace && room < MIN_ROOM * thickness) return undefined;
  const along = (isX ? box.height : box.width) / unit;
  if (isPadding && along < length) return undefined;
  const away = hasSpace ? size / 2 : (isPadding ? AWAY : thickness + AWAY) * unit;
  const outward = isPadding ? -1 : 1;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  if (at.side === 'Top') return { x: middle.x, y: box.top - outward * away, axis: 'y' };
  if (at.side === 'Left') return { x: box.left - outward * away, y: middle.y, axis: 'x' };
  return at.side === 'Bottom'
    ? { x: middle.x, y: box.top + box.height + outward * away, axis: 'y' }
    : { x: box.left + box.width + outward * away, y: middle.y, axis: 'x' };
}

/** Places the handle of the gap between the first two children. */
function placeGap({ gap }: SpaceMeasures): HandlePlace | undefined {
  const [band] = gap?.bands ?? [];
  if (!gap || !band) return undefined;
  return {
    x: band.left + band.width / 2,
    y: band.top + band.height / 2,
    axis: gap.isRow ? 'x' : 'y',
  };
}

/** Places the handle of the height on the lower edge, beside those of padding and margin. */
function placeHeight(box: Box, { unit, isCoarse }: HandleSurroundings): HandlePlace | undefined {
  const { length } = HANDLE_SIZES[isCoarse ? 'coarse' : 'fine'];
  const beside = 1.5 * length * unit;
  if (box.width < 5 * length * unit) return undefined;
  return { x: box.left + box.width / 2 + beside, y: box.top + box.height, axis: 'y' };
}

/** Returns the places of the handles of a block. Very small blocks have none: the panel changes them. */
export function placeHandles(
  measures: SpaceMeasures,
  surroundings: HandleSurroundings,
): ReadonlyMap<SpaceField, HandlePlace> {
  const places = new Map<SpaceField, HandlePlace>();
  const { box } = measures;
  const { fields, unit, width } = surroundings;
  if (box.width < MIN_WIDTH * unit || box.height < MIN_HEIGHT * unit) return places;
  for (const field of fields) {
    const place =
      field === 'gap'
        ? placeGap(measures)
        : field === 'height'
          ? placeHeight(box, surroundings)
          : placeSide(measures, field, surroundings);
    if (place && place.x >= 0 && place.x <= width && place.y >= 0) places.set(field, place);
  }
  return places;
}
