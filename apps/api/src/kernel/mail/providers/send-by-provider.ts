import { appError } from '@org/schema/errors';
import { createTransport } from 'nodemailer';
import { composeHeaders, composeMail, dkimOptions } from '../compose-mail.ts';
import type { DkimKey, MailMessage } from '../mail-message.ts';
import type { WrittenMessage } from '../write-message.ts';
import { openHttpClient } from './http-client.ts';
import { postEmail } from './http-pool.ts';
import type { MailProvider } from './mail-provider.ts';

/** Writes an email with its files, signed. */
async function writeMail(
  message: MailMessage,
  provider: MailProvider,
  dkim: DkimKey | undefined,
): Promise<WrittenMessage> {
  const { envelope, messageId } = composeHeaders(message);
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim && { dkim: dkimOptions(dkim, provider.signedHeaders) }),
  });
  const { message: raw } = await transport.sendMail(composeMail(message));
  // With `buffer`, the message is one.
  return { messageId, envelope, raw: raw as Buffer };
}

/**
 * Sends one email through a provider.
 * @throws `mail_failed` with what the provider said; `mail_uncertain` when it may have taken the email
 */
export async function sendByProvider(
  message: MailMessage,
  provider: MailProvider,
  dkim: DkimKey | undefined,
): Promise<void> {
  const email = await writeMail(message, provider, dkim);
  const client = openHttpClient(1);
  try {
    const outcome = await postEmail(provider, client, email);
    if (outcome.kind === 'sent') return;
    throw appError(outcome.kind === 'unknown' ? 'mail_uncertain' : 'mail_failed', {
      message: outcome.reason,
    });
  } finally {
    client.close();
  }
}
