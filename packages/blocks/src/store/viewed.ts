/** Most products of a list of those that were looked at last. */
export const MAX_VIEWED = 12;

/**
 * Where they are kept: in the visitor's browser, for the site's own origin, as ids alone. Nothing of it is told to anybody but the
 * shop whose products they are, and only to show them: it asks for no consent.
 */
const KEY = 'atrium.viewed';

/** Ids of the products that a visitor has opened, newest first; none where nothing can be kept. What is kept may be anything. */
export function viewedProducts(view: Window): number[] {
  try {
    const kept: unknown = JSON.parse(view.localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
    return [...new Set<number>(ids)].slice(0, MAX_VIEWED + 1);
  } catch {
    return [];
  }
}

/** Keeps that a product is looked at. One more is kept than is shown, since the one that stands open is left out. */
export function rememberViewed(view: Window, id: number): void {
  const others = viewedProducts(view).filter((other) => other !== id);
  try {
    view.localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX_VIEWED + 1)));
  } catch {
    // No storage: nothing is remembered.
  }
}

/** The products of some ids in the order of the ids. */
export function inOrder<Found extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Found[],
): Found[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
