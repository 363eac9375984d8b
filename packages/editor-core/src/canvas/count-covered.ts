/** px between two points that are tested for content. */
const SAMPLE_STEP = 14;

/** A bar over the page; all lengths are px of the window. */
export interface BarOverPage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the number of tested points under a bar at which the page has content, up to `limit`. */
export function countCovered(
  { left, top, width, height }: BarOverPage,
  isContentAt: (x: number, y: number) => boolean,
  limit: number = Number.POSITIVE_INFINITY,
): number {
  let covered = 0;
  for (const y of [top + 2, top + height / 2, top + height - 2])
    for (let x = left + 2; x < left + width; x += SAMPLE_STEP)
      if (isContentAt(x, y) && ++covered >= limit) return covered;
  return covered;
}
