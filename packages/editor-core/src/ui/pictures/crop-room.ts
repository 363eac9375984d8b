import type { Focus } from '../../model/edits/picture-focus.ts';

/** Size of a picture or of its frame, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Parts of a picture that its frame hides, px. */
export interface CropRoom {
  readonly x: number;
  readonly y: number;
}

/** Distance in % at which the center attracts. */
const CENTER_REACH = 2;
const CENTER = 50;

/** Returns how much of a picture that covers its frame is hidden in each direction; undefined when all of it is shown. */
export function getCropRoom(natural: Size, frame: Size): CropRoom | undefined {
  if (natural.width <= 0 || natural.height <= 0) return undefined;
  const scale = Math.max(frame.width / natural.width, frame.height / natural.height);
  const x = natural.width * scale - frame.width;
  const y = natural.height * scale - frame.height;
  return x < 1 && y < 1 ? undefined : { x: x < 1 ? 0 : x, y: y < 1 ? 0 : y };
}

function movePart(start: number, moved: number, room: number, isSnapped: boolean): number {
  if (room === 0) return start;
  // The picture follows the pointer: its hidden part at the start becomes smaller as it moves to the end.
  const wanted = Math.min(100, Math.max(0, start - (100 * moved) / room));
  return isSnapped && Math.abs(wanted - CENTER) <= CENTER_REACH ? CENTER : Math.round(wanted);
}

/**
 * Returns the focus after a picture was moved in its frame.
 * @param moved - px to the right and down
 */
export function moveFocus(
  start: Focus,
  moved: CropRoom,
  { room, isSnapped }: { readonly room: CropRoom; readonly isSnapped: boolean },
): Focus {
  return {
    x: movePart(start.x, moved.x, room.x, isSnapped),
    y: movePart(start.y, moved.y, room.y, isSnapped),
  };
}

/** Reads a computed `object-position`; the center for other values than percentages. */
export function readFocus(position: string): Focus {
  const [x, y] = position
    .split(' ')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) : Number.NaN));
  return {
    x: x !== undefined && Number.isFinite(x) ? x : CENTER,
    y: y !== undefined && Number.isFinite(y) ? y : CENTER,
  };
}
