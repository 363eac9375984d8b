import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it('keeps words without accents and case, numbers, addresses whole and their parts', () => {
  expect(
    searchTerms(['Zoë  Müller-Lüdenscheidt', null, 'zoe@mail.example', '+14165550123']),
  ).toEqual([
    'zoe',
    'muller-ludenscheidt',
    'muller',
    'ludenscheidt',
    'zoe@mail.example',
    'mail.example',
    'mail',
    'example',
    '14165550123',
  ]);
});

it('keeps no more and no longer words than an index takes', () => {
  const words = searchTerms([
    Array.from({ length: 500 }, (_, n) => `w${n}`).join(' '),
    'x'.repeat(500),
  ]);
  expect(words.length).toBe(60);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(60);
});
