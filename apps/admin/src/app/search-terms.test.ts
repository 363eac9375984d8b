import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it('asks for nothing before two letters', () => {
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
