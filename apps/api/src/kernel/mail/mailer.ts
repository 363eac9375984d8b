import { appError } from '@org/schema/errors';
import { createTransport } from 'nodemailer';
import { headerText } from '../config/mail-address.ts';
import { composeMail, requireAddress, transportOptions } from './compose-mail.ts';
import type { MailMessage, MailServer, SesServer, SmtpServer } from './mail-message.ts';
import { type MailPool, openSmtpPool } from './mail-pool.ts';
import { readMailText } from './mail-text.ts';
import type { Mailbox } from './mailbox.ts';
import { openHttpPool } from './providers/http-pool.ts';
import type { MailProvider } from './providers/mail-provider.ts';
import { sendByProvider } from './providers/send-by-provider.ts';
import { sesProvider } from './providers/ses.ts';
import { resolveMailHost } from './resolve-mail-host.ts';

/** Dependencies of the mailer. */
export interface MailerOptions {
  /** Mail server of the installation; without one, mails go to the mailbox. */
  readonly installation: MailServer | undefined;
  readonly mailbox: Mailbox;
  /** False where a tenant may name no server inside the installation's own network. */
  readonly innerHosts: boolean;
  /** Origin of the API of Amazon SES. @default that of the region */
  readonly sesUrl?: string | undefined;
}

/** The one way for a mail to leave. */
export interface Mailer {
  /** True where the installation has a mail server. */
  readonly hasServer: boolean;
  /**
   * Sends through the tenant's server where one is given, else through the installation's.
   * @throws `mail_failed` with what the server said; `mail_uncertain` when the server may have taken the mail
   */
  send(message: MailMessage, server?: MailServer): Promise<void>;
  /**
   * Opens connections for many mails, through the tenant's server where one is given, else through the installation's.
   * @throws `mail_failed` for a host that the tenant may not name
   */
  openPool(server?: MailServer): Promise<MailPool>;
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
  const mail = composeMail(message);
  const transport = createTransport(transportOptions(server, host));
  try {
    await transport.sendMail(mail);
  } catch (error) {
    throw appError('mail_failed', { message: `${getReason(error)}`, cause: error });
  } finally {
    transport.close();
  }
}

/** Creates the mailer. */
export function createMailer({ installation, mailbox, innerHosts, sesUrl }: MailerOptions): Mailer {
  const toProvider = (server: SesServer): MailProvider => sesProvider(server, sesUrl);
  return {
    hasServer: installation !== undefined,
    async send(message, server) {
      const target = server ?? installation;
      if (!target) {
        requireAddress(message.to);
        return mailbox.put(message);
      }
      if ('provider' in target) return sendByProvider(message, toProvider(target), target.dkim);
      const isChecked = server !== undefined && !innerHosts;
      const host = isChecked ? await resolveMailHost(target.host) : target.host;
      return deliver(message, target, host);
    },
    async openPool(server) {
      const target = server ?? installation;
      if (!target)
        return {
          connections: 1,
          async send(message) {
            requireAddress(message.to);
            const { text, html } = message;
            await mailbox.put({ ...message, text: readMailText(text), html: readMailText(html) });
            return { kind: 'sent' };
          },
          close: () => undefined,
        };
      if ('provider' in target) return openHttpPool(toProvider(target), target.dkim);
      const isChecked = server !== undefined && !innerHosts;
      return openSmtpPool(target, isChecked ? await resolveMailHost(target.host) : target.host);
    },
  };
}
