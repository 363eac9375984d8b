import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Mail that a server received. */
export interface ReceivedMail {
  /** Recipients in the envelope. */
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly raw: string;
  readonly mail: Email;
}

/** Mail server in this process, on loopback. */
export interface MailSink {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Rejects mails with this text while set. */
  refusal: string;
  close(): Promise<void>;
}

/** Starts a mail server that accepts `user` with `password`, and mails without a sign-in. */
export async function mailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const sink = { port: 0, received, refusal: '', close: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isGood = username === 'user' && password === 'password';
      done(isGood ? null : new Error('Invalid login'), isGood ? { user: 'user' } : undefined);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (sink.refusal) return done(new Error(sink.refusal));
      const raw = Buffer.concat(chunks).toString('utf8');
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        recipients: rcptTo.map(({ address }) => address),
        sender: mailFrom ? mailFrom.address : '',
        raw,
        mail: await PostalMime.parse(raw),
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
