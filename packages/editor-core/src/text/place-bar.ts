import { countCovered } from '../canvas/count-covered.ts';

/** Edges of a rectangle, px of the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measurements for positioning a toolbar. */
export interface BarSurroundings {
  /** Size of the toolbar, px. */
  readonly bar: { readonly width: number; readonly height: number };
  /** Anchor: the selected words, or the whole text without a selection. */
  readonly anchor: Edges;
  /** Line of the caret, which is never covered. */
  readonly line: Edges;
  /** Area that is available to the toolbar. */
  readonly room: Edges;
  /**
   * Returns whether text, a picture or a control of the page is at a point. With it, the toolbar is where it covers least, above
   * or below the anchor, at its start or at its end.
   */
  readonly isContentAt?: ((x: number, y: number) => boolean) | undefined;
}

/** Position of a toolbar. */
export interface BarPlace {
  readonly left: number;
  readonly top: number;
  /** `above` grows upwards, so that its first line stays in place. */
  readonly side: 'above' | 'below';
}

/** Gap between the toolbar and its anchor, and between the toolbar and the edge of the area, px. */
const GAP = 6;

/** Returns the position next to the anchor that covers the least content; undefined when there is no room for any. */
function findFreePlace(
  { bar, anchor, room }: BarSurroundings,
  isContentAt: (x: number, y: number) => boolean,
): BarPlace | undefined {
  const fit = (left: number): number =>
    Math.round(Math.max(room.left + GAP, Math.min(left, room.right - bar.width - GAP)));
  const places = (
    [
      { top: anchor.top - bar.height - GAP, side: 'above' },
      { top: anchor.bottom + GAP, side: 'below' },
    ] as const
  )
    .filter(({ top }) => top >= room.top + GAP && top <= room.bottom - bar.height - GAP)
    .flatMap(({ top, side }) =>
      [anchor.left, anchor.right - bar.width].map((left) => ({
        left: fit(left),
        top: Math.round(top),
        side,
      })),
    )
    .map((place) => ({ place, covered: countCovered({ ...place, ...bar }, isContentAt) }));
  return places.toSorted((one, other) => one.covered - other.covered)[0]?.place;
}

/**
 * Positions a toolbar: above its anchor, else below it, else at the edge of the area that is away from the line. Shape: sizes and
 * edges in px of the window → left and top of the toolbar; undefined when its anchor is out of view.
 */
export function placeBar(surroundings: BarSurroundings): BarPlace | undefined {
  const { bar, anchor, line, room, isContentAt } = surroundings;
  if (anchor.bottom < room.top || anchor.top > room.bottom) return undefined;
  const free = isContentAt && findFreePlace(surroundings, isContentAt);
  if (free) return free;
  const first = room.top + GAP;
  const last = room.bottom - bar.height - GAP;
  const above = anchor.top - bar.height - GAP;
  const below = anchor.bottom + GAP;
  const away = line.top - GAP >= first + bar.height ? first : last;
  const isAbove = above >= first;
  const top = isAbove ? Math.min(above, last) : below <= last ? Math.max(below, first) : away;
  // The toolbar is centered on a few words, and aligned to the start of longer selections.
  const isShort = anchor.right - anchor.left < bar.width;
  const left = isShort ? (anchor.left + anchor.right - bar.width) / 2 : anchor.left;
  return {
    left: Math.round(Math.max(room.left + GAP, Math.min(left, room.right - bar.width - GAP))),
    top: Math.round(top),
    side: isAbove || (below > last && away === last) ? 'above' : 'below',
  };
}
