/** Longest part of an address before the @. Source: RFC 5321 */
const MAX_LOCAL = 64;

/** Local part with a token. Its signature is in hexadecimal, since mail servers may change the case of letters. */
const RETURN_PATH = /\+(?:([0-9a-z]{1,11})-)?([0-9a-z]{1,11})-([0-9a-z]{1,4})-([0-9a-f]{32})@/i;

/**
 * Returns the address for returned emails with the token of a recipient (VERP), so that no returned email needs to be searched for
 * its recipient. An address that would get too long is returned without a token.
 * @param address - mailbox of returned emails
 * @param token - signed token with two dots
 * @param tenantId - tenant of a mailbox that several tenants have
 */
export function returnPath(address: string, token: string, tenantId?: number): string {
  const at = address.lastIndexOf('@');
  const [send = '', position = '', signature = ''] = token.split('.');
  const hex = Buffer.from(signature, 'base64url').toString('hex');
  const owner = tenantId === undefined ? '' : `${tenantId.toString(36)}-`;
  const local = `${address.slice(0, at)}+${owner}${send}-${position}-${hex}`;
  return local.length > MAX_LOCAL ? address : local + address.slice(at);
}

/** Token in an address, and its tenant where the address names one. */
export interface ReturnedToken {
  readonly token: string;
  readonly tenantId: number | undefined;
}

/** Returns the token in an address made by `returnPath`; undefined for any other one. */
export function readReturnPath(address: string): ReturnedToken | undefined {
  const [, owner, send, position, hex] = RETURN_PATH.exec(address) ?? [];
  if (send === undefined || position === undefined || hex === undefined) return undefined;
  const signature = Buffer.from(hex, 'hex').toString('base64url');
  return {
    token: `${send.toLowerCase()}.${position.toLowerCase()}.${signature}`,
    tenantId: owner === undefined ? undefined : Number.parseInt(owner, 36),
  };
}
