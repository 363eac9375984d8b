/** Edges of a rectangle, px of the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a bar is placed by. */
export interface BarSurroundings {
  /** Size of the bar, px. */
  readonly bar: { readonly width: number; readonly height: number };
  /** What it stands over: the marked words, or the whole text while none are marked. */
  readonly anchor: Edges;
  /** Line that is written in: it is never covered. */
  readonly line: Edges;
  /** Room that the bar may stand in. */
  readonly room: Edges;
}

/** Where a bar stands. */
export interface BarPlace {
  readonly left: number;
  readonly top: number;
  /** `above`: it grows upwards, so that its own line of tools stays where it is. */
  readonly side: 'above' | 'below';
}

/** px between the bar and what it stands over, and between the bar and the edge of the room. */
const GAP = 6;

/**
 * Where a bar stands: above its anchor, else below it, else at the edge of the room that is away from the line.
 * Shape: sizes and edges in px of the window → left and top of the bar in them; undefined when its anchor is out of sight.
 */
export function placeBar({ bar, anchor, line, room }: BarSurroundings): BarPlace | undefined {
  if (anchor.bottom < room.top || anchor.top > room.bottom) return undefined;
  const first = room.top + GAP;
  const last = room.bottom - bar.height - GAP;
  const above = anchor.top - bar.height - GAP;
  const below = anchor.bottom + GAP;
  const away = line.top - GAP >= first + bar.height ? first : last;
  const isAbove = above >= first;
  const top = isAbove ? Math.min(above, last) : below <= last ? Math.max(below, first) : away;
  // Over a few words the bar stands in their middle, over lines at their beginning.
  const isShort = anchor.right - anchor.left < bar.width;
  const left = isShort ? (anchor.left + anchor.right - bar.width) / 2 : anchor.left;
  return {
    left: Math.round(Math.max(room.left + GAP, Math.min(left, room.right - bar.width - GAP))),
    top: Math.round(top),
    side: isAbove || (below > last && away === last) ? 'above' : 'below',
  };
}
