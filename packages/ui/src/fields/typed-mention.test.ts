import { expect, it } from 'vitest';
import { findMention, insertMention } from './typed-mention.ts';

it('finds a mention while it is typed, and none inside of an email address', () => {
  expect(findMention('Hello @em', 9)).toEqual({ from: 6, search: 'em' });
  expect(findMention('@', 1)).toEqual({ from: 0, search: '' });
  expect(findMention('Write to ann@kiln.test', 22)).toBeUndefined();
  expect(findMention('Hello @em there', 15)).toBeUndefined();
  expect(findMention('Hello', 5)).toBeUndefined();
});

it('replaces a mention by the chosen name, with the caret after it', () => {
  expect(insertMention('Hi @em please', { from: 3, search: 'em' }, 'Émile Roy')).toEqual({
    text: 'Hi @Émile Roy please',
    caret: 14,
  });
});
