/** An edge of a column elsewhere on the page, in twelfths of the dragged row. */
export interface NeighborEdge {
  readonly name: string;
  readonly span: number;
}

/** Widths of the two columns beside an edge, in twelfths. */
export interface EdgeSpans {
  readonly start: number;
  readonly end: number;
  /** Column elsewhere whose edge is in line. */
  readonly neighbor?: NeighborEdge | undefined;
}

/** Bounds and aims of an edge, in twelfths. */
export interface EdgeAims {
  /** Width of both columns. */
  readonly sum: number;
  /** Minimum width of a column. */
  readonly min: number;
  readonly neighbors: readonly NeighborEdge[];
  /** Distance at which the edge of a neighbor attracts. */
  readonly reach: number;
  /** True without snapping. */
  readonly isFree: boolean;
}

/** Step of widths that are not snapped. */
const FREE_STEP = 0.05;
/** Distance at which two edges are in line. */
const IN_LINE = 0.02;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns a sum that is stored exactly: whole twelfths when it is nearly whole, else rounded down so that the line has room. */
export function settleSum(sum: number): number {
  const whole = Math.round(sum);
  if (Math.abs(whole - sum) < 0.03) return whole;
  // Hundredths such as 4.1 are a little less in binary, and must not lose one.
  const hundredths = Math.round(sum * 1e6) / 1e4;
  return Math.floor(hundredths) / 100;
}

/**
 * Snaps the edge between two columns: to the edge of a column elsewhere that is nearer than the next twelfth, else to twelfths.
 * @param wanted - width of the first column in twelfths
 */
export function snapEdge(wanted: number, aims: EdgeAims): EdgeSpans {
  const { sum, min, neighbors, reach, isFree } = aims;
  const clamp = (span: number): number => Math.min(sum - min, Math.max(min, span));
  const toSpans = (span: number): EdgeSpans => {
    const start = round(clamp(span));
    const neighbor = isFree
      ? undefined
      : neighbors.find((one) => Math.abs(one.span - start) <= IN_LINE);
    return { start, end: round(sum - start), ...(neighbor && { neighbor }) };
  };
  if (isFree) return toSpans(Math.round(clamp(wanted) / FREE_STEP) * FREE_STEP);
  const away = (span: number): number => Math.abs(span - wanted);
  const twelfth = Math.min(Math.floor(sum - min), Math.max(Math.ceil(min), Math.round(wanted)));
  const isPossible = twelfth >= min && sum - twelfth >= min;
  const near = neighbors
    .filter(({ span }) => away(span) <= reach && span >= min && sum - span >= min)
    .toSorted((one, other) => away(one.span) - away(other.span))[0];
  if (near && (!isPossible || away(near.span) < away(twelfth))) return toSpans(near.span);
  return toSpans(isPossible ? twelfth : wanted);
}
