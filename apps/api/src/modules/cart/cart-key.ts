import { createHash, randomBytes } from 'node:crypto';
import type { CallInfo } from '../../http/call.ts';
import { CART_DAYS } from '../../jobs/housekeeping-tasks.ts';

const NAME = 'atrium.cart';
const KEY = /(?:^|;\s*)atrium\.cart=([\w-]{32})(?:;|$)/;

/** What a key is stored as: who reads the table cannot open a cart by it. */
const getHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The stored form of the key in a visitor's cookie; undefined for none. */
export function sentCart({ headers }: Pick<CallInfo, 'headers'>): string | undefined {
  const [, key] = KEY.exec(headers.get('cookie') ?? '') ?? [];
  return key && getHash(key);
}

/** Tells scripts that there is a cart, so that pages, which are the same for everybody, ask for none where there is none. */
const HINT = 'atrium.has-cart=1';

/** Gives a visitor the key of a new cart, which no script can read. Shape: → its stored form. */
export function giveCart({ reply }: Pick<CallInfo, 'reply'>): string {
  const key = randomBytes(24).toString('base64url');
  const rest = `Max-Age=${CART_DAYS * 86_400}; Path=/; SameSite=Lax`;
  reply.append('set-cookie', `${NAME}=${key}; HttpOnly; ${rest}`);
  reply.append('set-cookie', `${HINT}; ${rest}`);
  return getHash(key);
}
