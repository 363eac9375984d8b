import { createHash } from 'node:crypto';
import type { SignInDelays } from '../../src/kernel/module/kernel.ts';

const hash = (password: string): string =>
  `quick:${createHash('sha256').update(password).digest('base64url')}`;

/**
 * Passwords without a slow hash, and delays that last no time: suites sign in hundreds of times. Servers that tests start as
 * processes use the real ones.
 */
export const QUICK_SIGN_IN: SignInDelays = {
  password: {
    hash: async (password) => hash(password),
    verify: async ({ hash: stored, password }) => stored === hash(password),
  },
  wait: async () => undefined,
};
