import { expect, it } from 'vitest';
import { getMentioned, toCommentMarkup, toCommentText } from './comment-markup.ts';

const PEOPLE = [
  { value: '1', label: 'Ann' },
  { value: '2', label: 'Ann Lee' },
  { value: '3', label: 'Émile Roy' },
];

it('finds only people whose name is still in the text', () => {
  expect(getMentioned('Thanks @Émile Roy', PEOPLE).map(({ value }) => value)).toEqual(['3']);
});

it('escapes markup, separates paragraphs and marks mentioned names', () => {
  expect(toCommentMarkup('a < b\nc\n\n@Ann Lee & @Ann', PEOPLE)).toBe(
    '<p>a &lt; b<br>c</p><p><strong>@Ann Lee</strong> &amp; <strong>@Ann</strong></p>',
  );
});

it('returns to the same text when a comment is edited', () => {
  const text = 'First <line>\nsecond\n\nThanks @Ann Lee';
  expect(toCommentText(toCommentMarkup(text, PEOPLE))).toBe(text);
});
