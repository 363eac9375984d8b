import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it('normalizes accents and case of search terms, and keeps numbers and the parts of email addresses', () => {
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

it('limits the number and length of search terms', () => {
  const words = searchTerms([
    Array.from({ length: 500 }, (_, n) => `w${n}`).join(' '),
    'x'.repeat(500),
  ]);
  expect(words.length).toBe(60);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(60);
});
