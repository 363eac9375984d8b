import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [0, '0 byte'],
  [512, '512 byte'],
  [1536, '1.5 kB'],
  [1024 ** 2 - 1, '1 MB'],
  [15 * 1024 ** 2, '15 MB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
  [2000 * 1024 ** 3, '2,000 GB'],
  [-1, '0 byte'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it('formats sizes in the requested language', () => {
  expect(sizeText(1536, 'de')).toBe('1,5 kB');
});
