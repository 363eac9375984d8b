import { appError } from '@org/schema/errors';
import { createTransport } from 'nodemailer';
import { headerText, mailAddress } from '../config/mail-address.ts';
import type { MailMessage, SmtpServer } from './mail-message.ts';
import type { Mailbox } from './mailbox.ts';
import { resolveMailHost } from './resolve-mail-host.ts';

/** Dependencies of the mailer. */
export interface MailerOptions {
  /** Mail server of the installation; without one, mails go to the mailbox. */
  readonly installation: SmtpServer | undefined;
  readonly mailbox: Mailbox;
  /** False where a tenant may name no server inside the installation's own network. */
  readonly innerHosts: boolean;
}

/** The one way for a mail to leave. */
export interface Mailer {
  /** True where the installation has a mail server. */
  readonly hasServer: boolean;
  /**
   * Sends through the tenant's server where one is given, else through the installation's.
   * @throws `mail_failed` with what the server said
   */
  send(message: MailMessage, server?: SmtpServer): Promise<void>;
}

/** ms. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** One address, or the message does not go. */
function required(text: string): string {
  const address = mailAddress(text);
  if (!address)
    throw appError('validation_failed', { message: 'This is not a single email address' });
  return address;
}

/** Returns the message of a server without what it was sent. */
function getReason(error: unknown): string {
  const { code = '', response = '' } = error as { code?: string; response?: string };
  const words: Readonly<Record<string, string>> = {
    EAUTH: 'It rejected the username or password',
    ECONNECTION: 'It could not be reached',
    ESOCKET: 'No encrypted connection could be made',
    EDNS: 'There is no server with this name',
    ETIMEDOUT: 'It did not respond in time',
    ETLS: 'It does not offer an encrypted connection',
  };
  const told = words[code] ?? 'It rejected the email';
  return response ? `${told}: ${headerText(response)}` : told;
}

async function deliver(message: MailMessage, server: SmtpServer, host: string): Promise<void> {
  const { from, to, replyTo } = message;
  const [sender, recipient] = [required(from.address), required(to)];
  const answers = replyTo && required(replyTo);
  const transport = createTransport({
    ...TIMES,
    host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'plain',
    tls: { servername: server.host },
    ...(server.username && { auth: { user: server.username, pass: server.password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      messageId: `<${message.id}.atrium@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
      from: { name: headerText(from.name), address: sender },
      to: { name: '', address: recipient },
      ...(answers && { replyTo: { name: '', address: answers } }),
      subject: headerText(message.subject),
      text: message.text,
      html: message.html,
      attachments: (message.attachments ?? []).map(({ name, contentType, content }) => ({
        filename: headerText(name),
        contentType,
        content: Buffer.from(content, 'base64'),
      })),
      envelope: { from: sender, to: [recipient] },
    });
  } catch (error) {
    throw appError('mail_failed', { message: `${getReason(error)}`, cause: error });
  } finally {
    transport.close();
  }
}

/** Makes the mailer. Every header is made here: callers give objects, of which each address is checked. */
export function createMailer({ installation, mailbox, innerHosts }: MailerOptions): Mailer {
  return {
    hasServer: installation !== undefined,
    async send(message, server) {
      if (server) {
        const host = innerHosts ? server.host : await resolveMailHost(server.host);
        return deliver(message, server, host);
      }
      if (installation) return deliver(message, installation, installation.host);
      required(message.to);
      await mailbox.put(message);
    },
  };
}
