import { encode, wrap } from 'nodemailer/lib/qp';

/** Longest line of an encoded text, RFC 2045, without the `=` of a soft line break. */
const LINE = 75;
/** Text that is the same when it is encoded, and fits on one line. */
const PLAIN = /^[!-<>-~]{0,75}$/;
const SOFT_BREAK = '=\r\n';

/** A piece of text that is the same in many emails, encoded once. */
export interface EncodedText {
  readonly text: string;
  /** Quoted-printable lines, of which the last one ends with a soft line break, so that any piece can follow. */
  readonly encoded: string;
}

/** Text of an email as pieces: encoded ones, and strings that are encoded for this email. */
export type MailText = readonly (EncodedText | string)[];

function encodePiece(text: string): string {
  if (PLAIN.test(text)) return text === '' ? '' : text + SOFT_BREAK;
  return wrap(encode(text.replace(/\r\n?|\n/g, '\r\n')), LINE) + SOFT_BREAK;
}

/** Encodes a piece of text that many emails have. */
export function encodeText(text: string): EncodedText {
  return { text, encoded: encodePiece(text) };
}

/** Returns the text of an email. */
export function readMailText(text: MailText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** Returns the text of an email in quoted-printable encoding, with CRLF at the end. */
export function quotedPrintable(text: MailText): string {
  let encoded = '';
  for (const piece of text)
    encoded += typeof piece === 'string' ? encodePiece(piece) : piece.encoded;
  return `${encoded}\r\n`;
}
