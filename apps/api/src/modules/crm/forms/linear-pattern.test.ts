import fc, { type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { checkPatterns } from './check-patterns.ts';
import { compileLinearPattern } from './linear-pattern.ts';

const LITERALS = [
  'a',
  'b',
  'Z',
  '0',
  '_',
  '-',
  ' ',
  'ä',
  'Я',
  '😀',
  '@',
  '\\.',
  '\\/',
  '\\n',
  '\\u0041',
  '\\x41',
];
const CLASSES = [
  '\\d',
  '\\W',
  '\\s',
  '\\S',
  '.',
  '\\p{L}',
  '\\P{Lu}',
  '\\p{Script=Greek}',
  '\\p{sc=Cyrillic}',
  '[^]',
];
const IN_CLASS = [
  'a',
  '0',
  '_',
  'ä',
  '😀',
  '.',
  '[',
  ':',
  '\\]',
  '\\s',
  '\\S',
  '\\d',
  '\\w',
  '\\p{L}',
  'a-z',
  '^',
  '\\b',
  '&',
];
const CHARACTERS = [
  'a',
  'b',
  'z',
  'Z',
  '0',
  '_',
  '-',
  ' ',
  'ä',
  'Я',
  'α',
  '😀',
  '@',
  '\n',
  '\r',
  '\u2028',
  '\u00a0',
  '\ufeff',
  '[',
  ':',
  '\b',
];
const QUANTIFIERS = ['', '', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '+?'];

const characterClass = fc
  .tuple(
    fc.constantFrom('', '^'),
    fc.array(fc.constantFrom(...IN_CLASS), { minLength: 1, maxLength: 5 }),
  )
  .map(([not, items]) => `[${not}${items.join('')}]`);
const { pattern } = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
  pattern: fc
    .array(fc.tuple(tie('atom'), fc.constantFrom(...QUANTIFIERS)), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.map(([atom, quantifier]) => atom + quantifier).join('')),
  atom: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...LITERALS),
    fc.constantFrom(...CLASSES),
    characterClass,
    tie('pattern').map((inner) => `(${inner})`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:(?<n>${one})|${other})`),
  ),
}));
const text: Arbitrary<string> = fc
  .array(fc.constantFrom(...CHARACTERS), { maxLength: 6 })
  .map((characters) => characters.join(''));

it('matches as the expressions of browsers do', () => {
  let compared = 0;
  fc.assert(
    fc.property(pattern, fc.array(text, { minLength: 4, maxLength: 8 }), (source, texts) => {
      let native: RegExp;
      try {
        native = new RegExp(`^(?:${source})$`, 'u');
      } catch {
        return;
      }
      const linear = compileLinearPattern(source);
      expect(linear).toBeDefined();
      compared += 1;
      expect(texts.map((one) => linear?.matches(one))).toEqual(
        texts.map((one) => native.test(one)),
      );
    }),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(1000);
});

it('answers expressions at once that other engines never finish', () => {
  const text = 'a'.repeat(10_000);
  expect(
    checkPatterns([
      { pattern: '(a+)+', text },
      { pattern: '(a+)+', text: `${text}b` },
      { pattern: '(a|a)*', text },
    ]),
  ).toEqual([true, false, true]);
});

it('rejects texts that are too long for a large expression', () => {
  const large = { pattern: '(?:.{0,1000})'.repeat(20), text: 'a'.repeat(10_000) };
  expect(checkPatterns([large, { pattern: '[a-z]', text: 'A' }])).toEqual([false, false]);
});

it('accepts any text for expressions that it cannot compile', () => {
  const patterns = ['(', '(?=a)b', '(a)\\1', 'a{1,2000}', '\\-'];
  expect(checkPatterns(patterns.map((pattern) => ({ pattern, text: 'x' })))).toEqual(
    patterns.map(() => true),
  );
});

it('matches the whole text', () => {
  expect(checkPatterns([{ pattern: 'a', text: 'aa' }])).toEqual([false]);
});
