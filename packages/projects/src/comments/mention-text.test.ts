import { describe, expect, it } from 'vitest';
import {
  findMention,
  getMentioned,
  insertMention,
  toCommentMarkup,
  toCommentText,
} from './mention-text.ts';

const PEOPLE = [
  { value: '1', label: 'Ann' },
  { value: '2', label: 'Ann Lee' },
  { value: '3', label: 'Émile Roy' },
];

describe('a mention', () => {
  it('is found while it is typed, and not inside of an email address', () => {
    expect(findMention('Hello @em', 9)).toEqual({ from: 6, search: 'em' });
    expect(findMention('@', 1)).toEqual({ from: 0, search: '' });
    expect(findMention('Write to ann@kiln.test', 22)).toBeUndefined();
    expect(findMention('Hello @em there', 15)).toBeUndefined();
    expect(findMention('Hello', 5)).toBeUndefined();
  });

  it('is replaced by the chosen name, with the caret after it', () => {
    expect(insertMention('Hi @em please', { from: 3, search: 'em' }, 'Émile Roy')).toEqual({
      text: 'Hi @Émile Roy please',
      caret: 14,
    });
  });

  it('names only people whose name is still in the text', () => {
    expect(getMentioned('Thanks @Émile Roy', PEOPLE).map(({ value }) => value)).toEqual(['3']);
  });
});

describe('the markup of a comment', () => {
  it('escapes markup, separates paragraphs and marks mentioned names', () => {
    expect(toCommentMarkup('a < b\nc\n\n@Ann Lee & @Ann', PEOPLE)).toBe(
      '<p>a &lt; b<br>c</p><p><strong>@Ann Lee</strong> &amp; <strong>@Ann</strong></p>',
    );
  });

  it('returns to the same text when it is edited', () => {
    const text = 'First <line>\nsecond\n\nThanks @Ann Lee';
    expect(toCommentText(toCommentMarkup(text, PEOPLE))).toBe(text);
  });
});
