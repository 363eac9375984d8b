/** Maximum number of recently viewed products. */
export const MAX_VIEWED = 12;

/**
 * Storage key of recently viewed products: ids in the browser, for the site's origin. They are only sent to the shop that
 * displays them, so no consent is needed.
 */
const KEY = 'atrium.viewed';

/** Returns the ids of the recently viewed products, newest first; empty without storage. Stored values may be anything. */
export function viewedProducts(view: Window): number[] {
  try {
    const kept: unknown = JSON.parse(view.localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
    return [...new Set<number>(ids)].slice(0, MAX_VIEWED + 1);
  } catch {
    return [];
  }
}

/** Records a viewed product. One more is stored than is shown, since the current one is left out. */
export function rememberViewed(view: Window, id: number): void {
  const others = viewedProducts(view).filter((other) => other !== id);
  try {
    view.localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX_VIEWED + 1)));
  } catch {
    // Without storage nothing is recorded.
  }
}

/** Returns the products in the order of the ids. */
export function inOrder<Found extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Found[],
): Found[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
