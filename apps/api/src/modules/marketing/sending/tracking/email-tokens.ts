import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of the key that signs the links of campaigns. */
export const EMAIL_TOKEN_KEY = 'email-links';

/** Action that a token allows; `message` is only an identity. */
export type EmailAct = 'open' | 'click' | 'leave' | 'message';

/** Recipient row that a token names, and the position of the link for clicks, else 0. */
export interface EmailToken {
  readonly sendId: number;
  readonly position: number;
}

/** Bytes of a signature: enough that none is guessed, and short enough for many links. */
const SIGNATURE_BYTES = 16;

/** Recipient and position in base 36, and the signature. */
const FORM = /^([0-9a-z]{1,11})\.([0-9a-z]{1,4})\.([\w-]{22})$/;

/** Signed tokens of the links in campaigns. */
export interface EmailTokens {
  make(tenantId: number, act: EmailAct, token: EmailToken): string;
  /** Returns undefined for a token that is altered, for another act or of another tenant. */
  read(tenantId: number, act: EmailAct, text: string): EmailToken | undefined;
}

/** Creates and verifies tokens. Nothing is stored, and they never expire: an old email can still be unsubscribed from. */
export function emailTokens(key: string): EmailTokens {
  const sign = (tenantId: number, act: EmailAct, rest: string): string =>
    createHmac('sha256', key)
      .update(`${tenantId}.${act}.${rest}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url');
  return {
    make(tenantId, act, { sendId, position }) {
      const rest = `${sendId.toString(36)}.${position.toString(36)}`;
      return `${rest}.${sign(tenantId, act, rest)}`;
    },
    read(tenantId, act, text) {
      const [, send, position, given] = FORM.exec(text) ?? [];
      if (send === undefined || position === undefined || given === undefined) return undefined;
      // Both have 22 characters, so the comparison takes constant time.
      const ours = sign(tenantId, act, `${send}.${position}`);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(ours))) return undefined;
      return { sendId: Number.parseInt(send, 36), position: Number.parseInt(position, 36) };
    },
  };
}
