import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getParts, isOneEdit } from './typo-variants.ts';

const LETTERS = [...'abcdeöñ'];
const word = fc.array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 9 });
const slip = fc.record({
  kind: fc.constantFrom('more', 'less', 'other', 'swapped'),
  at: fc.nat(8),
  letter: fc.constantFrom(...LETTERS),
});

/** Returns a word with one typo. */
function slipped(
  letters: readonly string[],
  { kind, at, letter }: { kind: string; at: number; letter: string },
): string {
  const place = at % letters.length;
  if (kind === 'more') return letters.toSpliced(place, 0, letter).join('');
  if (kind === 'less') return letters.toSpliced(place, 1).join('');
  if (kind === 'other') return letters.with(place, letter).join('');
  const next = letters[place + 1];
  return next === undefined
    ? letters.join('')
    : letters
        .with(place, next)
        .with(place + 1, letters[place] as string)
        .join('');
}

it('finds a shared part and an edit distance of one for a word with any single typo', () => {
  fc.assert(
    fc.property(word, slip, (letters, what) => {
      const meant = letters.join('');
      const typed = slipped(letters, what);
      const shared = new Set(getParts(meant));
      expect(getParts(typed).some((part) => shared.has(part))).toBe(true);
      expect(isOneEdit(typed, meant)).toBe(true);
    }),
  );
});

it('does not count two typos as one', () => {
  expect(isOneEdit('bench', 'bank')).toBe(false);
  expect(isOneEdit('spade', 'spread')).toBe(false);
  expect(isOneEdit('rake', 'kare')).toBe(false);
});
