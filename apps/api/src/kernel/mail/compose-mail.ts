import { appError } from '@org/schema/errors';
import type { SendMailOptions } from 'nodemailer';
import { headerText, mailAddress } from '../config/mail-address.ts';
import type { DkimKey, MailMessage, MailPerson, SmtpServer } from './mail-message.ts';
import { SIGNED_HEADERS } from './sign-message.ts';

/** Timeouts of connections, ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Returns one email address.
 * @throws `validation_failed` for anything else, so that no value adds a recipient or a header
 */
export function requireAddress(text: string): string {
  const address = mailAddress(text);
  if (!address)
    throw appError('validation_failed', { message: 'This is not a single email address' });
  return address;
}

/** Envelope and headers of a message as the SMTP library takes them. */
interface ComposedHeaders {
  readonly messageId: string;
  readonly from: MailPerson;
  readonly to: MailPerson;
  readonly replyTo: MailPerson | undefined;
  readonly subject: string;
  readonly headers: { key: string; value: string }[];
  readonly envelope: { readonly from: string; readonly to: string[] };
}

/**
 * Returns the envelope and the headers of a message. Every header is made here: callers give objects, of which each value is
 * checked.
 * @throws `validation_failed`
 */
export function composeHeaders(
  message: Omit<MailMessage, 'html' | 'text' | 'attachments'>,
): ComposedHeaders {
  const { from, to, replyTo, headers = {} } = message;
  const [sender, recipient] = [requireAddress(from.address), requireAddress(to)];
  const answers = replyTo && requireAddress(replyTo);
  const returnPath = message.returnPath ? requireAddress(message.returnPath) : sender;
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return {
    messageId: `<${message.messageKey ?? `${message.id}.atrium`}@${domain}>`,
    from: { name: headerText(from.name), address: sender },
    to: { name: '', address: recipient },
    replyTo: answers ? { name: '', address: answers } : undefined,
    subject: headerText(message.subject),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value: headerText(value) })),
    envelope: { from: returnPath, to: [recipient] },
  };
}

/**
 * Returns a message as the SMTP library takes it.
 * @throws `validation_failed`
 */
export function composeMail(message: MailMessage): SendMailOptions {
  return {
    ...composeHeaders(message),
    text: message.text,
    html: message.html,
    attachments: (message.attachments ?? []).map(({ name, contentType, content }) => ({
      filename: headerText(name),
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
  };
}

/** Returns the options of a signature as the SMTP library takes them. */
export function dkimOptions(dkim: DkimKey, signed: string = SIGNED_HEADERS) {
  return {
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey: dkim.privateKey,
    headerFieldNames: signed,
  };
}

/** Returns the options of a connection to a server at a resolved host. */
export function transportOptions(server: SmtpServer, host: string) {
  return {
    ...TIMEOUTS,
    host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'plain',
    tls: { servername: server.host },
    ...(server.username && { auth: { user: server.username, pass: server.password } }),
    ...(server.dkim && { dkim: dkimOptions(server.dkim) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
