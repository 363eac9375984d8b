import { createHash } from 'node:crypto';
import sign from 'nodemailer/lib/dkim/sign';
import type { DkimKey } from './mail-message.ts';

/** Headers that a signature covers; both of the one-click link to unsubscribe, by RFC 8058. */
export const SIGNED_HEADERS =
  'from:reply-to:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:list-id:list-unsubscribe:list-unsubscribe-post';

/** Returns the hash of a body in the relaxed form of RFC 6376. */
function hashBody(body: string): string {
  const relaxed = body.replace(/[ \t]+/g, ' ').replaceAll(' \r\n', '\r\n');
  return createHash('sha256').update(relaxed, 'latin1').digest('base64');
}

/**
 * Returns the DKIM header of a message.
 * @param headers - folded header lines with CRLF between them
 * @param body - lines that end with CRLF, of which the last one is not empty
 * @param signed - headers that the signature covers
 * @throws when the key cannot sign
 */
export function signMessage(
  headers: string,
  body: string,
  key: DkimKey,
  signed: string = SIGNED_HEADERS,
): string {
  const fields = headers.split(/\r\n(?![ \t])/).map((line) => ({
    key: line.slice(0, line.indexOf(':')).trim().toLowerCase(),
    line,
  }));
  // The library returns false, against its types, when the key cannot sign.
  const signature: string | false = sign(fields, 'sha256', hashBody(body), {
    domainName: key.domain,
    keySelector: key.selector,
    privateKey: key.privateKey,
    headerFieldNames: signed,
  });
  if (!signature) throw new Error(`The key of ${key.domain} cannot sign emails`);
  return signature;
}
