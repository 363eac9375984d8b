import type { Migration } from '../migration.ts';

/** Session tokens are stored as their hash. Sessions of the time before go on. */
export const hashedSessions: Migration = {
  id: '0091-hashed-sessions',
  up: () => `
    update auth.session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  `,
};
