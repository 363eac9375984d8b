import { queryTerms, searchTerms } from '../../../kernel/database/search-terms.ts';

/** Scores of the ways in which a record can match a search; larger is better. */
const SCORES = { same: 5, begins: 4, words: 3, prefixes: 2, elsewhere: 1 } as const;

/**
 * Returns how well a title matches a search: the same text, a text that begins with it, its words in the title, beginnings of
 * words in the title, or a match in other fields only.
 */
export function scoreTitle(title: string, search: string): number {
  const [whole, typed] = [title, search].map((text) =>
    text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase(),
  );
  if (!typed || !whole) return SCORES.elsewhere;
  if (whole === typed) return SCORES.same;
  if (whole.startsWith(typed)) return SCORES.begins;
  const words = new Set(searchTerms([title]));
  const terms = queryTerms(search);
  if (terms.every((term) => words.has(term))) return SCORES.words;
  if (terms.every((term) => [...words].some((word) => word.startsWith(term))))
    return SCORES.prefixes;
  return SCORES.elsewhere;
}
