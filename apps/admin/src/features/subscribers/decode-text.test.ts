import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const LINES = 'Email;Name\r\nzoë@kiln.example;Zoë\r\n';
const wide = (text: string, { isBig = false, hasMark = true } = {}): Uint8Array => {
  const all = hasMark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(all.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < all.length; at++) view.setUint16(at * 2, all.charCodeAt(at), !isBig);
  return bytes;
};

it.each<[string, Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(LINES)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${LINES}`)],
  ['UTF-16, as Excel saves “Unicode text”', wide(LINES)],
  ['UTF-16 with the other byte first', wide(LINES, { isBig: true })],
  ['UTF-16 without a mark', wide(LINES, { hasMark: false })],
  ['the encoding of Windows', Uint8Array.from(LINES, (sign) => sign.charCodeAt(0))],
])('reads a file in %s', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(LINES);
});

it('reads an empty file and one of zeros', () => {
  expect(decodeText(new Uint8Array())).toBe('');
  expect(decodeText(new Uint8Array(10)).replaceAll('\0', '')).toBe('');
});
