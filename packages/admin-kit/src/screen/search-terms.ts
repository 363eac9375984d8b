/** Minimum length of a search. */
const FEWEST = 2;

/**
 * Returns the search terms of a list.
 * @param typed - typed text
 * @returns trimmed terms; undefined below two characters, which shows the whole list
 */
export function searchTerms(typed: string | undefined): string | undefined {
  const words = typed?.trim() ?? '';
  return [...words].length < FEWEST ? undefined : words;
}
