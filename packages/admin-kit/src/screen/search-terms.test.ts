import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it('requests nothing below two characters', () => {
  expect(['', ' ', 'a', ' a ', '🌱', 'ab', ' ab ', '日本'].map(searchTerms)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'ab',
    'ab',
    '日本',
  ]);
});
