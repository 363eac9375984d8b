/** Response shapes of lists. */
export type ListEnvelope =
  | { readonly results: { readonly rows: readonly unknown[]; readonly total?: number } }
  | { readonly results: readonly unknown[]; readonly total?: number }
  | { readonly rows: readonly unknown[]; readonly total?: number; readonly count?: number }
  | { readonly boards: readonly unknown[] }
  | { readonly menuItems: readonly unknown[] };

/** Row type of a list response. */
export type RowOf<E> = E extends { readonly results: { readonly rows: readonly (infer Row)[] } }
  ? Row
  : E extends { readonly results: readonly (infer Row)[] }
    ? Row
    : E extends { readonly rows: readonly (infer Row)[] }
      ? Row
      : E extends { readonly boards: readonly (infer Row)[] }
        ? Row
        : E extends { readonly menuItems: readonly (infer Row)[] }
          ? Row
          : never;

/** Rows and total of a list. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  /** Total of all pages; the number of rows when the response has none. */
  readonly total: number;
}

const NAMES = ['rows', 'boards', 'menuItems'] as const;

function listed(holder: object): { rows: readonly unknown[]; total: number } | undefined {
  for (const name of NAMES) {
    const found: unknown = Reflect.get(holder, name);
    if (Array.isArray(found)) return { rows: found, total: getTotal(holder, found) };
  }
  return undefined;
}

function getTotal(holder: object, found: readonly unknown[]): number {
  for (const name of ['total', 'count']) {
    const value: unknown = Reflect.get(holder, name);
    if (typeof value === 'number') return value;
  }
  return found.length;
}

/**
 * Returns the rows and the total of any list response.
 * @throws a TypeError for a response without a list
 */
export function rows<E extends ListEnvelope>(response: E): Listed<RowOf<E>> {
  const results: unknown = Reflect.get(response, 'results');
  let found = listed(response);
  if (Array.isArray(results)) found = { rows: results, total: getTotal(response, results) };
  else if (typeof results === 'object' && results !== null) found = listed(results) ?? found;
  if (!found) throw new TypeError('The answer holds no list');
  return found as Listed<RowOf<E>>;
}
