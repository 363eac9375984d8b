import { createHash, createPublicKey, createVerify } from 'node:crypto';
import { expect } from 'vitest';

/** Unfolds a header and reduces its spaces, by the relaxed form of RFC 6376. */
const relax = (header: string): string => {
  const at = header.indexOf(':');
  const value = header
    .slice(at + 1)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .replaceAll(/[ \t]+/g, ' ');
  return `${header.slice(0, at).toLowerCase().trim()}:${value.trim()}`;
};

/**
 * Verifies the DKIM signature of a raw email with a public key (base64 of DER), as a receiver does.
 * @returns tags of the signature
 */
export function verifyDkim(raw: string, publicKey: string): Readonly<Record<string, string>> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = Object.fromEntries(
    relax(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).trim(),
      ]),
  );
  const body = raw
    .slice(end + 4)
    .replaceAll(/[ \t]+\r\n/g, '\r\n')
    .replaceAll(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '\r\n');
  expect(createHash('sha256').update(body).digest('base64')).toBe(tags.bh?.replaceAll(' ', ''));
  const signed = (tags.h ?? '')
    .split(':')
    .map((name) => headers.findLast((header) => header.toLowerCase().startsWith(`${name}:`)))
    .filter((header) => header !== undefined)
    .map(relax);
  const own = relax(signature).replace(/(;\s*b=)[^;]*/, '$1');
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const verify = createVerify('rsa-sha256').update([...signed, own].join('\r\n'));
  expect(verify.verify(key, (tags.b ?? '').replaceAll(' ', ''), 'base64')).toBe(true);
  return tags;
}
