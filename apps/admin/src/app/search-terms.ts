/** Fewest letters that a list is searched by. */
const FEWEST = 2;

/**
 * What a list is asked for while somebody types.
 * Shape: as typed → trimmed words; undefined below two letters, which shows the whole list.
 */
export function searchTerms(typed: string | undefined): string | undefined {
  const words = typed?.trim() ?? '';
  return [...words].length < FEWEST ? undefined : words;
}
