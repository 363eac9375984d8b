/** Minimum number of characters of a search. */
const MIN_SEARCH_LENGTH = 2;

/** Returns true for a query that is long enough to be searched for. */
export function isSearchable(query: string): boolean {
  return [...query.trim()].length >= MIN_SEARCH_LENGTH;
}
