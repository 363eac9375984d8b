import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailTokens } from '../tracking/email-tokens.ts';
import { readReturnPath, returnPath } from './verp.ts';

const tokens = emailTokens('a key of tests');

it('returns the token of every address that it makes, in any case', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 47 }), (sendId) => {
      const token = tokens.make(7, 'message', { sendId, position: 0 });
      const address = returnPath('bounces@kiln.example', token);
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
      expect(readReturnPath(address)).toBe(token);
      expect(readReturnPath(address.toUpperCase())).toBe(token);
    }),
  );
});

it('returns an address without a token if it would get too long', () => {
  const token = tokens.make(7, 'message', { sendId: 5, position: 0 });
  const long = `${'b'.repeat(40)}@kiln.example`;
  expect(returnPath(long, token)).toBe(long);
});

it('finds no token in other addresses', () => {
  for (const address of ['', 'bounces@kiln.example', 'bounces+a-b-c@kiln.example', '+1-0-ff@x'])
    expect(readReturnPath(address)).toBeUndefined();
});
