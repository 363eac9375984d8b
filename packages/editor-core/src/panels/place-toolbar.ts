import { countCovered } from '../canvas/count-covered.ts';
import type { Edges } from '../text/place-bar.ts';

/** Props of `placeToolbar`; all lengths are px of the window. */
export interface ToolbarSurroundings {
  readonly bar: { readonly width: number; readonly height: number };
  /** The selected block. */
  readonly block: Edges;
  /** The visible part of the canvas. */
  readonly room: Edges;
  /** Returns true when text, an image or a control of the page is at a point. */
  readonly isContentAt: (x: number, y: number) => boolean;
}

/** Top left corner of the toolbar. */
export interface ToolbarPosition {
  readonly left: number;
  readonly top: number;
}

/** Gap between the toolbar and the block, and between the toolbar and the edge of the canvas, px. */
const GAP = 6;

/**
 * Returns the position of a block's toolbar that covers the least content: above the block, below it or inside it, at its start
 * or at its end, in this order of preference. Without enough space the toolbar is at the top of the canvas.
 */
export function placeToolbar({
  bar,
  block,
  room,
  isContentAt,
}: ToolbarSurroundings): ToolbarPosition {
  const first = room.top + GAP;
  const last = room.bottom - bar.height - GAP;
  const clampLeft = (left: number): number =>
    Math.round(Math.max(room.left + GAP, Math.min(left, room.right - bar.width - GAP)));
  const lefts = [clampLeft(block.left), clampLeft(block.right - bar.width)];
  const tops = [block.top - bar.height - GAP, block.bottom + GAP];
  if (block.bottom - block.top > 2 * bar.height) tops.push(block.top + GAP);
  const positions = tops
    .filter((top) => top >= first && top <= last)
    .flatMap((top) => lefts.map((left) => ({ left, top: Math.round(top) })));
  let best: ToolbarPosition | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const position of positions) {
    const covered = countCovered({ ...position, ...bar }, isContentAt, fewest);
    if (covered >= fewest) continue;
    best = position;
    fewest = covered;
    if (fewest === 0) break;
  }
  return best ?? { left: clampLeft(block.left), top: Math.round(first) };
}
