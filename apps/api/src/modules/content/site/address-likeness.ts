/** Words of a URL that name a section and not its content. */
const PLACES: ReadonlySet<string> = new Set([
  'blog',
  'category',
  'product',
  'products',
  'shop',
  'store',
]);
/**
 * Maximum number of compared words of the request and of a candidate, and of letters per word, because anyone can request any
 * URL.
 */
const MOST = { asked: 8, words: 16, letters: 40 } as const;
/** Minimum similarity of a suggestion. */
const ENOUGH = 0.4;
/** Penalty for each word that was not requested, so that the shorter of two similar candidates wins. */
const SURPLUS = 0.01;

/** Candidate with its path and title. */
export interface Named {
  readonly path: string;
  readonly title: string;
  /** Other words that people look for it by, in lower case. */
  readonly otherNames?: readonly string[];
}

/** Returns the words of a text in lower case without accents. */
function getWords(text: string): string[] {
  const words = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST.words)
    .map((word) => word.slice(0, MOST.letters));
}

/** Returns the search terms of a path, without section names unless there are no others. */
export function getAsked(path: string): string[] {
  const words = getWords(path);
  const own = words.filter((word) => !PLACES.has(word));
  return (own.length > 0 ? own : words).slice(0, MOST.asked);
}

/**
 * Returns the number of inserted, removed, changed or swapped letters between two words; any number above `most` if there are
 * more.
 */
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

/** Returns the number of typos that a word of a length may have. */
const forgiven = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** Returns the similarity of a typed word to another, from 0 to 1. */
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
 * Returns the candidates most similar to a path, by their path or title. Words with typos count less, and additional words
 * reduce the similarity slightly.
 * @param most - maximum number
 * @returns similar candidates, best first
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
    const names = [...words, ...(place.otherNames ?? [])];
    const sum = asked.reduce(
      (total, typed) => total + Math.max(0, ...names.map((word) => alike(typed, word))),
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
