import { expect, it } from 'vitest';
import { plainText } from '../tree/plain-text.ts';
import { readingMinutes } from './reading-minutes.ts';

it('counts the words of a text across its blocks', () => {
  expect(plainText('<h2>Two</h2><p>three <strong>four</strong></p><ul><li>five</li></ul>')).toBe(
    'Two three four five',
  );
  expect(
    [
      '',
      '<p></p>',
      '<p>One</p>',
      `<p>${'word '.repeat(220)}</p>`,
      `<p>${'word '.repeat(221)}</p>`,
    ].map((markup) => readingMinutes(plainText(markup))),
  ).toEqual([0, 0, 1, 1, 2]);
});
