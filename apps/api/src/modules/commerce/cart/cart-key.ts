import { createHash, randomBytes } from 'node:crypto';
import type { CallInfo } from '../../../kernel/access/call.ts';

/** Days for which a cart waits for its visitor; their cookie expires at the same time. */
export const CART_DAYS = 90;

const NAME = 'atrium.cart';
const KEY = /(?:^|;\s*)atrium\.cart=([\w-]{32})(?:;|$)/;

/** Only the hash of a key is stored, so that read access to the table does not open a cart. */
const getHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Returns the stored hash of the key in a visitor's cookie; undefined without a cookie. */
export function sentCart({ headers }: Pick<CallInfo, 'headers'>): string | undefined {
  const [, key] = KEY.exec(headers.get('cookie') ?? '') ?? [];
  return key && getHash(key);
}

/** Cookie that tells scripts that there is a cart. Pages are the same for everybody and request the cart only when it exists. */
const HINT = 'atrium.has-cart=1';

/**
 * Sets the cookie with the key of a new cart, which scripts cannot read.
 * @returns hash to store
 */
export function giveCart({ reply }: Pick<CallInfo, 'reply'>): string {
  const key = randomBytes(24).toString('base64url');
  const rest = `Max-Age=${CART_DAYS * 86_400}; Path=/; SameSite=Lax`;
  reply.append('set-cookie', `${NAME}=${key}; HttpOnly; ${rest}`);
  reply.append('set-cookie', `${HINT}; ${rest}`);
  return getHash(key);
}
