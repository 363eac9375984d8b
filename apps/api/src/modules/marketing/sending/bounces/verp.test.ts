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
      const found = { token, tenantId: undefined };
      expect(readReturnPath(address)).toEqual(found);
      expect(readReturnPath(address.toUpperCase())).toEqual(found);
    }),
  );
});

it('names the tenant in addresses of a mailbox that several tenants have', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (tenantId) => {
      const token = tokens.make(tenantId, 'message', { sendId: 4711, position: 0 });
      const address = returnPath('bounces@atrium.example', token, tenantId);
      expect(readReturnPath(address)).toEqual({ token, tenantId });
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
