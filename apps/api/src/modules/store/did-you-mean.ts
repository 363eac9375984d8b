import { queryTerms } from '../../database/search-terms.ts';
import { similarTerms } from '../../database/typo-variants.ts';
import { firstListed, meet } from './found-set.ts';
import { type AskedShop, termPostings } from './postings.ts';

/** Ways of reading what was typed that are tried. */
const MAX_READINGS = 24;

/** What may have been meant by words that no product has. */
export interface Meant {
  readonly words: readonly string[];
  /** What was typed, with the words that were meant in the place of those that were not. */
  text(typed: string): string;
}

/** True where a published product has a word that begins with each. */
async function finds(shop: AskedShop, words: readonly string[]): Promise<boolean> {
  const found = await meet(shop, termPostings(words));
  return (await firstListed(shop, found, 1)).length > 0;
}

/** All ways to put one of the choices in the place of one word, those of the first choices first. */
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
 * What may have been meant where nothing has what was typed: one word, or two, read as words of products that are one slip away.
 * Shape: words of a search → the words that products have; undefined where there are none such.
 */
export async function getDidYouMean(
  shop: AskedShop,
  words: readonly string[],
): Promise<Meant | undefined> {
  const choices = new Map<string, readonly string[]>();
  for (const word of words) choices.set(word, await similarTerms(shop.tx, 'product', word));
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
