import { queryTerms } from '../../../kernel/database/search-terms.ts';
import { similarTerms } from '../../../kernel/database/typo-variants.ts';
import { firstListed, meet } from './found-set.ts';
import { type AskedShop, termPostings } from './postings.ts';

/** Maximum number of tried corrections. */
const MAX_READINGS = 24;

/** Correction of search terms that no product has. */
export interface Meant {
  readonly words: readonly string[];
  /** Returns the typed text with corrected words. */
  text(typed: string): string;
}

/** Returns whether a public product has a word with each prefix. */
async function finds(shop: AskedShop, words: readonly string[]): Promise<boolean> {
  const found = await meet(shop, termPostings(words));
  return (await firstListed(shop, found, 1)).length > 0;
}

/** Returns all combinations of corrections, those with the first corrections first. */
function readings(
  words: readonly string[],
  choices: ReadonlyMap<string, readonly string[]>,
): Map<string, string>[] {
  const isUnknown = words.filter((word) => (choices.get(word)?.length ?? 0) > 0);
  const single = isUnknown.flatMap((word) =>
    (choices.get(word) ?? []).map((choice) => new Map([[word, choice]])),
  );
  const pairs = isUnknown.flatMap((one, at) =>
    isUnknown.slice(at + 1).map(
      (other) =>
        new Map([
          [one, choices.get(one)?.[0] ?? one],
          [other, choices.get(other)?.[0] ?? other],
        ]),
    ),
  );
  return [...single, ...pairs].slice(0, MAX_READINGS);
}

/**
 * Corrects a search without results: one or two words are replaced by search terms of products with an edit distance of one.
 * Takes words of a search.
 * @returns corrected words; undefined when there is no correction
 */
export async function getDidYouMean(
  shop: AskedShop,
  words: readonly string[],
): Promise<Meant | undefined> {
  const choices = new Map<string, readonly string[]>();
  for (const word of words) choices.set(word, await similarTerms(shop.tx, ['product'], word));
  for (const reading of readings(words, choices)) {
    const meant = words.map((word) => reading.get(word) ?? word);
    if (await finds(shop, meant))
      return {
        words: meant,
        text: (typed) =>
          typed
            .trim()
            .split(/\s+/u)
            .map((part) => reading.get(queryTerms(part)[0] ?? part) ?? part)
            .join(' '),
      };
  }
  return undefined;
}
