import { clampLeft, findFreePlace, TOOLBAR_GAP, type ToolbarSurroundings } from './free-place.ts';

/** Top left corner of the toolbar. */
export interface ToolbarPosition {
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the position of a block's toolbar that covers the least content: above the block, below it or inside it, at its start
 * or at its end, in this order of preference. Without enough space the toolbar is at the top of the canvas.
 */
export function placeToolbar(surroundings: ToolbarSurroundings): ToolbarPosition {
  const { bar, block, room } = surroundings;
  const hasRoomInside = block.bottom - block.top > 2 * bar.height;
  const free = findFreePlace(surroundings, [
    'above',
    'below',
    ...(hasRoomInside ? ['inside' as const] : []),
  ]);
  return free
    ? { left: free.left, top: free.top }
    : { left: clampLeft(block.left, surroundings), top: Math.round(room.top + TOOLBAR_GAP) };
}
