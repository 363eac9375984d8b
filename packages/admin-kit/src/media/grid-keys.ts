/**
 * Returns the target of a key in a grid.
 * @param options - number of items and of columns
 * @returns new index; undefined for other keys
 */
export function placeAfter(
  key: string,
  at: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | undefined {
  const last = count - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    // Above a short last row, its last item.
    ArrowDown:
      at + columns > last && Math.floor(at / columns) < Math.floor(last / columns)
        ? last
        : at + columns,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  if (next === undefined || count === 0) return undefined;
  return next < 0 || next > last ? at : next;
}
