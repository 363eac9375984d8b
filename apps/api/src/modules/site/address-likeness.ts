/** Words of addresses that say where something stands, and not what it is. */
const PLACES: ReadonlySet<string> = new Set([
  'blog',
  'category',
  'product',
  'products',
  'shop',
  'store',
]);
/** Most words that are looked at of what was typed and of what there is, and letters of one: addresses are typed by anybody. */
const MOST = { asked: 8, words: 16, letters: 40 } as const;
/** Likeness from which on something is worth proposing. */
const ENOUGH = 0.4;
/** What each word that was not asked for takes away: of two that are alike the shorter one is meant. */
const SURPLUS = 0.01;

/** Something with an address, and the words that it is known by. */
export interface Named {
  readonly path: string;
  readonly title: string;
}

/** Words of a text, without accents, in lower case. */
function getWords(text: string): string[] {
  const words = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST.words)
    .map((word) => word.slice(0, MOST.letters));
}

/** What an address asks for: its words without those of the place, unless it has no others. */
export function getAsked(path: string): string[] {
  const words = getWords(path);
  const own = words.filter((word) => !PLACES.has(word));
  return (own.length > 0 ? own : words).slice(0, MOST.asked);
}

/** How many letters have to be put in, taken out, changed or swapped with a neighbour; above `most` it is any number above. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/** Slips that a word of so many letters is forgiven. */
const forgiven = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** How far a word that was typed is another. Shape: → 0 to 1. */
function alike(typed: string, word: string): number {
  if (typed === word) return 1;
  const isBegun = typed.length >= 3 && word.startsWith(typed);
  const isLonger = word.length >= 3 && typed.startsWith(word);
  if (isBegun || isLonger) return 0.85;
  const most = forgiven(typed);
  const n = editDistance(typed, word, most);
  return n > most ? 0 : 1 - n / Math.max(typed.length, word.length);
}

/**
 * What is nearest to an address by its own words, in its path or its title: words with slips count less, and words that it has
 * beside those that were typed a little against it.
 * Shape: path, all that there is, how many → those that are alike, the nearest first.
 */
export function nearest<Place extends Named>(
  path: string,
  places: readonly Place[],
  most: number,
): Place[] {
  const asked = getAsked(path);
  const scored = places.map((place) => {
    const words = [
      ...new Set([...getWords(place.path.split('/').at(-1) ?? ''), ...getWords(place.title)]),
    ];
    const sum = asked.reduce(
      (total, typed) => total + Math.max(0, ...words.map((word) => alike(typed, word))),
      0,
    );
    return { place, score: sum / Math.max(1, asked.length) - SURPLUS * words.length };
  });
  return scored
    .filter(({ score }) => score >= ENOUGH)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ place }) => place);
}
