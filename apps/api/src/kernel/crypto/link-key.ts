import { createHash, randomBytes } from 'node:crypto';

/** Token of a link in an email, and its stored hash. The hash does not give access to the link. */
export interface LinkKey {
  readonly token: string;
  readonly hash: string;
}

/** Returns the stored hash of a token. */
export function hashLinkKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Creates an unguessable token of 256 random bits. */
export function createLinkKey(): LinkKey {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkKey(token) };
}
