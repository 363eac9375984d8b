import { createHash, randomBytes } from 'node:crypto';

/** The key of a link in a mail, and what is kept of it. Whoever reads the database cannot use a link. */
export interface LinkKey {
  readonly token: string;
  readonly hash: string;
}

/** What is kept of a key. */
export function hashLinkKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes a key that nobody can guess: 256 random bits. */
export function createLinkKey(): LinkKey {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkKey(token) };
}
