/** Parsers of nested values of stored props: the renderer only checks the type of the prop itself, so they may hold anything. */

/**
 * Returns the objects of a stored list.
 * @param value - anything
 * @param most - maximum number
 * @returns objects with unknown values
 */
export function getItems(value: unknown, most: number): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value)
    ? value
        .slice(0, most)
        .filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
    : [];
}

/** Returns stored text, or '' for anything else; numbers are converted to text. */
export function getText(value: unknown): string {
  if (typeof value === 'number') return Math.abs(value) < 1e15 ? String(value) : '';
  return typeof value === 'string' ? value : '';
}

/**
 * Returns a stored number within its range, or undefined for anything else.
 * @returns number
 */
export function numberWithin(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, value))
    : undefined;
}

/**
 * Returns a stored number within its range.
 * @returns number
 */
export function getNumber(
  value: unknown,
  {
    min,
    max,
    otherwise,
  }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number {
  return numberWithin(value, { min, max }) ?? otherwise;
}

/** Sorts objects by a numeric property; objects without it come last, in stored order. */
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
