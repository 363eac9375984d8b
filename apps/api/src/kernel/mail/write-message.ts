import { randomBytes } from 'node:crypto';
import MimeNode from 'nodemailer/lib/mime-node';
import { composeHeaders } from './compose-mail.ts';
import type { DkimKey, MailPerson, PoolMessage } from './mail-message.ts';
import { quotedPrintable } from './mail-text.ts';
import { signMessage } from './sign-message.ts';

/** An email as it goes to the mail server. */
export interface WrittenMessage {
  readonly messageId: string;
  readonly envelope: { readonly from: string; readonly to: string[] };
  /** Headers and body, with CRLF at the end of each line. */
  readonly raw: Buffer;
}

const partHead = (type: string): string =>
  `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;

/**
 * Writes an email in one piece. Its headers are encoded by the SMTP library; its texts are pieces of which most are already
 * encoded, which is much faster than encoding them for each recipient.
 * @param signed - headers that the signature covers; by default all that matter
 * @throws `validation_failed`
 */
export function writeMessage(
  message: PoolMessage,
  dkim?: DkimKey,
  signed?: string,
): WrittenMessage {
  const { envelope, messageId, from, to, replyTo, subject, headers } = composeHeaders(message);
  // `=_` cannot be in quoted-printable text.
  const boundary = `=_${randomBytes(12).toString('hex')}`;
  const node = new MimeNode(`multipart/alternative; boundary="${boundary}"`);
  const setPerson = (header: string, person: MailPerson): void => {
    // The library takes people as objects, too; its types do not say so.
    node.setHeader(header, person as unknown as string);
  };
  setPerson('From', from);
  setPerson('To', to);
  if (replyTo) setPerson('Reply-To', replyTo);
  node.setHeader([
    { key: 'Subject', value: subject },
    { key: 'Message-ID', value: messageId },
    ...headers,
  ]);
  const head = node.buildHeaders();
  const body = [
    `--${boundary}\r\n${partHead('plain')}`,
    quotedPrintable(message.text),
    `--${boundary}\r\n${partHead('html')}`,
    quotedPrintable(message.html),
    `--${boundary}--\r\n`,
  ].join('');
  const signature = dkim ? `${signMessage(head, body, dkim, signed)}\r\n` : '';
  // Encoded headers and bodies are ASCII.
  return { messageId, envelope, raw: Buffer.from(`${signature}${head}\r\n\r\n${body}`, 'latin1') };
}
