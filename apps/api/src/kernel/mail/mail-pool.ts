import { Readable } from 'node:stream';
import { AppError } from '@org/schema/errors';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { transportOptions } from './compose-mail.ts';
import type { PoolMessage, SmtpServer } from './mail-message.ts';
import { classifyMailFailure, type MailOutcome } from './mail-outcome.ts';
import { type WrittenMessage, writeMessage } from './write-message.ts';

/** Number of connections of a pool. */
export const CONNECTIONS = 10;
/** Number of mails after which a connection is replaced. */
const MAILS_OF_CONNECTION = 100;

/** Message as the pool of the SMTP library takes it. */
type PoolMail = Parameters<SMTPPool['send']>[0];

/** Open connections for many mails. */
export interface MailPool {
  /** Number of mails that are sent at the same time. */
  readonly connections: number;
  /** Hands one mail to the server, once. Never throws. */
  send(message: PoolMessage): Promise<MailOutcome>;
  close(): void;
}

/** Returns a stream of one piece, so that a mail goes to the socket in one write. */
function readAtOnce(raw: Buffer): Readable {
  return new Readable({
    read() {
      this.push(raw);
      this.push(null);
    },
  });
}

/** Opens connections to an SMTP server at a resolved host. */
export function openSmtpPool(server: SmtpServer, host: string): MailPool {
  const { dkim: _, ...options } = transportOptions(server, host);
  const transport = new SMTPPool({
    ...options,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_OF_CONNECTION,
    // A mail may have arrived when its connection breaks, so that the caller decides about a second try.
    maxRequeues: 0,
  });

  /** Hands a written mail to the connections, in the form in which the library's own composer does it. */
  function hand({ messageId, envelope, raw }: WrittenMessage): {
    readonly stream: Readable;
    readonly sent: Promise<void>;
  } {
    const stream = readAtOnce(raw);
    const mail = {
      data: {},
      message: {
        getEnvelope: () => envelope,
        messageId: () => messageId,
        getHeader: () => messageId,
        createReadStream: () => stream,
      },
    };
    const sent = new Promise<void>((resolve, reject) => {
      transport.send(mail as unknown as PoolMail, (error) => (error ? reject(error) : resolve()));
    });
    return { stream, sent };
  }

  return {
    connections: CONNECTIONS,
    async send(message) {
      let stream: Readable | undefined;
      try {
        const handed = hand(writeMessage(message, server.dkim));
        stream = handed.stream;
        await handed.sent;
        return { kind: 'sent' };
      } catch (error) {
        // Our own check of an address failed.
        if (error instanceof AppError) return { kind: 'rejected', reason: error.message };
        return classifyMailFailure(error, stream?.readableDidRead ?? false);
      }
    },
    close: () => transport.close(),
  };
}
