import { describe, expect, it } from 'vitest';
import { toEditedMarkup, toStoredMarkup } from './stored-markup.ts';

describe('toStoredMarkup', () => {
  it.each([
    ['<ul><li><p>one</p></li></ul>', '<ul><li>one</li></ul>'],
    [
      '<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul>',
      '<ul><li>one<ol><li>two</li></ol></li></ul>',
    ],
    ['<ul><li><p>one</p><p>two</p></li></ul>', '<ul><li><p>one</p><p>two</p></li></ul>'],
    [
      '<ul><li><p data-align="end">one</p></li></ul>',
      '<ul><li><p data-align="end">one</p></li></ul>',
    ],
    ['<p>a</p><p></p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
    ['<p></p>', ''],
    ['', ''],
    ['<p onclick="x()">a<script>b</script></p>', '<p>a</p>'],
  ])('converts %s to %s', (html, stored) => {
    expect(toStoredMarkup(html)).toBe(stored);
  });
});

it('removes the line break of an empty line for the editor', () => {
  expect(toEditedMarkup('<p>a</p><p><br></p><p>b<br>c</p>')).toBe('<p>a</p><p></p><p>b<br>c</p>');
});
