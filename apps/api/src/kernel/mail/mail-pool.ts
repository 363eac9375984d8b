import type { Readable } from 'node:stream';
import { AppError } from '@org/schema/errors';
import { createTransport } from 'nodemailer';
import { composeMail, transportOptions } from './compose-mail.ts';
import type { MailMessage, SmtpServer } from './mail-message.ts';
import { classifyMailFailure, type MailOutcome } from './mail-outcome.ts';

/** Number of connections of a pool. */
const CONNECTIONS = 10;
/** Number of mails after which a connection is replaced. */
const MAILS_OF_CONNECTION = 100;

/** Open connections for many mails. */
export interface MailPool {
  /** Number of mails that are sent at once. */
  readonly connections: number;
  /** Hands one mail to the server, once. Never throws. */
  send(message: MailMessage): Promise<MailOutcome>;
  close(): void;
}

/** Message of the SMTP library, as plugins get it. */
interface ComposedMail {
  readonly data: { readonly messageId?: string | undefined };
  readonly message: { createReadStream: (...options: never[]) => Readable };
}

/** Opens connections to an SMTP server at a resolved host. */
export function openSmtpPool(server: SmtpServer, host: string): MailPool {
  const transport = createTransport({
    ...transportOptions(server, host),
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_OF_CONNECTION,
    // A mail may have arrived when its connection breaks, so that the caller decides about a second try.
    maxRequeues: 0,
  });
  const streams = new Map<string, Readable>();
  transport.use('stream', (mail, done) => {
    const { data, message } = mail as unknown as ComposedMail;
    const create = message.createReadStream.bind(message);
    message.createReadStream = (...options) => {
      const stream = create(...options);
      streams.set(data.messageId ?? '', stream);
      return stream;
    };
    done();
  });
  return {
    connections: CONNECTIONS,
    async send(message) {
      let key = '';
      try {
        const mail = composeMail(message);
        key = mail.messageId ?? '';
        await transport.sendMail(mail);
        return { kind: 'sent' };
      } catch (error) {
        // Our own check of an address failed.
        if (error instanceof AppError) return { kind: 'rejected', reason: error.message };
        return classifyMailFailure(error, streams.get(key)?.readableDidRead ?? false);
      } finally {
        streams.delete(key);
      }
    },
    close: () => transport.close(),
  };
}
