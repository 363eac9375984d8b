/** Bounding box of an element in a grid. */
export interface GridBox {
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the index of the element that an arrow key leads to. Left and right follow the order, up and down the column.
 * @param boxes - boxes in order
 * @param from - index of the focused one
 * @param isRtl - true for right-to-left text
 * @returns index, or undefined
 */
export function nextInGrid(
  boxes: readonly GridBox[],
  from: number,
  key: string,
  isRtl = false,
): number | undefined {
  const last = boxes.length - 1;
  const at = boxes[from];
  if (!at) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return from + step < 0 || from + step > last ? undefined : from + step;
  const isDown = key === 'ArrowDown';
  if (!isDown && key !== 'ArrowUp') return undefined;
  const rows = boxes.filter(({ top }) => (isDown ? top > at.top : top < at.top));
  const top = (isDown ? Math.min : Math.max)(...rows.map((box) => box.top));
  const row = rows
    .filter((box) => box.top === top)
    .toSorted((a, b) => Math.abs(a.left - at.left) - Math.abs(b.left - at.left));
  return row[0] && boxes.indexOf(row[0]);
}
