/**
 * Where a key leads in a grid that is read row by row.
 * Shape: key, place, how many there are and how many stand in a row → the new place; undefined for a key that leads nowhere.
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
    // From above a short last row, its last one.
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
