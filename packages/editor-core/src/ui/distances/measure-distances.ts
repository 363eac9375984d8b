import type { Box } from '../../session/canvas-document/canvas-dom.ts';

/** A line between the edges of two boxes, px of the canvas document. */
export interface Distance {
  readonly axis: 'x' | 'y';
  /** Start of the line: its left or upper end. */
  readonly left: number;
  readonly top: number;
  readonly length: number;
}

/** Distances below it are not shown, px. */
const MIN_LENGTH = 0.5;

interface Range {
  readonly from: number;
  readonly to: number;
}

const across = ({ left, width }: Box): Range => ({ from: left, to: left + width });
const down = ({ top, height }: Box): Range => ({ from: top, to: top + height });
const middle = ({ from, to }: Range): number => (from + to) / 2;
const contains = (outer: Range, inner: Range): boolean =>
  outer.from <= inner.from + MIN_LENGTH && outer.to >= inner.to - MIN_LENGTH;

/** Returns the ranges between two ranges: one when they are apart, those of both edges when one is in the other. */
function between(one: Range, other: Range, isInside: boolean): Range[] {
  if (isInside) {
    const [outer, inner] = contains(other, one) ? [other, one] : [one, other];
    return [
      { from: outer.from, to: inner.from },
      { from: inner.to, to: outer.to },
    ];
  }
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  return [{ from: first.to, to: second.from }];
}

/** Returns where a line crosses: the middle of what both ranges share, else that of the first one. */
function crossing(one: Range, other: Range): number {
  const shared = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return middle(shared.to > shared.from ? shared : one);
}

/**
 * Returns the distances between a block and another one, or to the edges of one around it or inside it.
 * @param block - box of the block
 * @param other - box of the other block
 */
export function getDistances(block: Box, other: Box): Distance[] {
  const [x, otherX, y, otherY] = [across(block), across(other), down(block), down(other)];
  const isInside =
    (contains(otherX, x) && contains(otherY, y)) || (contains(x, otherX) && contains(y, otherY));
  const lines: Distance[] = [
    ...between(x, otherX, isInside).map(
      ({ from, to }): Distance => ({
        axis: 'x',
        left: from,
        top: crossing(y, otherY),
        length: to - from,
      }),
    ),
    ...between(y, otherY, isInside).map(
      ({ from, to }): Distance => ({
        axis: 'y',
        left: crossing(x, otherX),
        top: from,
        length: to - from,
      }),
    ),
  ];
  return lines.filter(({ length }) => length >= MIN_LENGTH);
}
