import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('asks for nothing before two letters', () => {
  expect(['', ' ', 'a', ' a ', '🌱', 'ab', ' ab ', '日本'].map(searchWords)).toEqual([
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
