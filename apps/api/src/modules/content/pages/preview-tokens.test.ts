import { describe, expect, it } from 'vitest';
import { previewTokens } from './preview-tokens.ts';

const DAY = 24 * 3_600_000;
const MADE = Date.UTC(2026, 2, 1, 9);

/** Returns the tokens of a key at another time. */
const at = (time: number, key = 'key') => previewTokens(key, () => time);

describe('preview tokens', () => {
  const { token, expires } = at(MADE).make(7, 42);

  it('are valid for exactly a day', () => {
    expect(expires).toEqual(new Date(MADE + DAY));
    expect(at(MADE).read(7, token)).toBe(42);
    expect(at(MADE + DAY - 1).read(7, token)).toBe(42);
    expect(at(MADE + DAY).read(7, token)).toBeUndefined();
  });

  it('are invalid in another tenant, and on a server with another secret', () => {
    expect(at(MADE).read(8, token)).toBeUndefined();
    expect(at(MADE, 'another key').read(7, token)).toBeUndefined();
    expect(at(MADE).read(74, at(MADE).make(7, 42).token.replace('42.', '2.'))).toBeUndefined();
  });

  it.each(['', '.', '..', '42', 'x'.repeat(10_000), `${'9'.repeat(17)}.1.a`, '42.1.é'.repeat(9)])(
    'cannot be read from %j',
    (text) => {
      expect(at(MADE).read(7, text)).toBeUndefined();
    },
  );
});
