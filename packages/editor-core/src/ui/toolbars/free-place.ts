/** Edges of a rectangle, px of the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measurements for positioning a toolbar next to a block; all lengths are px of the window. */
export interface ToolbarSurroundings {
  readonly bar: { readonly width: number; readonly height: number };
  readonly block: Edges;
  /** The visible part of the canvas. */
  readonly room: Edges;
  /** Returns true when text, an image or a control of the page is at a point. */
  readonly isContentAt: (x: number, y: number) => boolean;
}

/** Top left corner of a toolbar, and its side of the block. */
export interface FreePlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'inside';
}

/** Gap between a toolbar and its block, and between a toolbar and the edge of the canvas, px. */
export const TOOLBAR_GAP = 6;
/** px between two points that are tested for content. */
const SAMPLE_STEP = 14;

/** Returns a horizontal position at which the toolbar is inside the room. */
export function clampLeft(
  left: number,
  { bar, room }: Pick<ToolbarSurroundings, 'bar' | 'room'>,
): number {
  const last = room.right - bar.width - TOOLBAR_GAP;
  return Math.round(Math.max(room.left + TOOLBAR_GAP, Math.min(left, last)));
}

/** Returns the number of tested points under a toolbar at which the page has content, up to `limit`. */
function countCovered(
  { left, top }: FreePlace,
  { bar, isContentAt }: ToolbarSurroundings,
  limit: number,
): number {
  let covered = 0;
  for (const y of [top + 2, top + bar.height / 2, top + bar.height - 2])
    for (let x = left + 2; x < left + bar.width; x += SAMPLE_STEP)
      if (isContentAt(x, y) && ++covered >= limit) return covered;
  return covered;
}

/**
 * Returns the place next to a block at which a toolbar covers the least content: on one of the given sides, at the block's start or
 * at its end, in this order of preference; undefined when there is no room for any.
 */
export function findFreePlace(
  surroundings: ToolbarSurroundings,
  sides: readonly FreePlace['side'][],
): FreePlace | undefined {
  const { bar, block, room } = surroundings;
  const tops: Readonly<Record<FreePlace['side'], number>> = {
    above: block.top - bar.height - TOOLBAR_GAP,
    below: block.bottom + TOOLBAR_GAP,
    inside: block.top + TOOLBAR_GAP,
  };
  const lefts = [block.left, block.right - bar.width].map((left) => clampLeft(left, surroundings));
  const places = sides
    .map((side) => ({ side, top: Math.round(tops[side]) }))
    .filter(
      ({ top }) => top >= room.top + TOOLBAR_GAP && top <= room.bottom - bar.height - TOOLBAR_GAP,
    )
    .flatMap((place) => lefts.map((left) => ({ ...place, left })));
  let best: FreePlace | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const covered = countCovered(place, surroundings, fewest);
    if (covered >= fewest) continue;
    best = place;
    fewest = covered;
    if (fewest === 0) break;
  }
  return best;
}
