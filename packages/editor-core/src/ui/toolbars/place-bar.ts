import { clampLeft, type Edges, findFreePlace, TOOLBAR_GAP } from './free-place.ts';

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

/**
 * Positions a toolbar: above its anchor, else below it, else at the edge of the area that is away from the line.
 * @param surroundings - sizes and edges in px of the window
 * @returns left and top of the toolbar; undefined when its anchor is out of view
 */
export function placeBar(surroundings: BarSurroundings): BarPlace | undefined {
  const { bar, anchor, line, room, isContentAt } = surroundings;
  if (anchor.bottom < room.top || anchor.top > room.bottom) return undefined;
  const free =
    isContentAt && findFreePlace({ bar, block: anchor, room, isContentAt }, ['above', 'below']);
  if (free)
    return { left: free.left, top: free.top, side: free.side === 'above' ? 'above' : 'below' };
  const first = room.top + TOOLBAR_GAP;
  const last = room.bottom - bar.height - TOOLBAR_GAP;
  const above = anchor.top - bar.height - TOOLBAR_GAP;
  const below = anchor.bottom + TOOLBAR_GAP;
  const away = line.top - TOOLBAR_GAP >= first + bar.height ? first : last;
  const isAbove = above >= first;
  const top = isAbove ? Math.min(above, last) : below <= last ? Math.max(below, first) : away;
  // The toolbar is centered on a few words, and aligned to the start of longer selections.
  const isShort = anchor.right - anchor.left < bar.width;
  const left = isShort ? (anchor.left + anchor.right - bar.width) / 2 : anchor.left;
  return {
    left: clampLeft(left, { bar, room }),
    top: Math.round(top),
    side: isAbove || (below > last && away === last) ? 'above' : 'below',
  };
}
