/** Readers of what is stored below a prop: its kind is checked by the renderer, what lies in it is not, and it may be anything. */

/** The objects of a stored list. Shape: anything, how many at most → objects whose values are not known. */
export function getItems(value: unknown, most: number): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value)
    ? value
        .slice(0, most)
        .filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
    : [];
}

/** Stored text, or '' where it is none; a number that people write with digits counts as them. */
export function getText(value: unknown): string {
  if (typeof value === 'number') return Math.abs(value) < 1e15 ? String(value) : '';
  return typeof value === 'string' ? value : '';
}

/** A stored number within its bounds. Shape: anything, bounds, what it is otherwise → number. */
export function getNumber(
  value: unknown,
  {
    min,
    max,
    otherwise,
  }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, value))
    : otherwise;
}

/** Objects in the order that they name by a number; those that name none come last, as they are stored. */
export function inOrder<Item extends Readonly<Record<string, unknown>>>(
  items: readonly Item[],
  by: string,
): Item[] {
  const getPlace = (item: Item): number => {
    const place = item[by];
    return typeof place === 'number' && Number.isFinite(place) ? place : Number.MAX_VALUE;
  };
  return items.toSorted((a, b) => getPlace(a) - getPlace(b));
}
