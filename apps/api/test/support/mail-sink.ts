import type { AddressInfo, Socket } from 'node:net';
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
  /** Answers to recipients by their address, such as `550 5.1.1 No such user`. */
  readonly answers: Map<string, string>;
  /** Recipients of mails that are accepted without an answer: the connection ends instead. */
  readonly silent: Set<string>;
  close(): Promise<void>;
}

/** Starts a mail server that accepts `user` with `password`, and mails without a sign-in. */
export async function mailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const answers = new Map<string, string>();
  const silent = new Set<string>();
  const sink = { port: 0, received, refusal: '', answers, silent, close: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isGood = username === 'user' && password === 'password';
      done(isGood ? null : new Error('Invalid login'), isGood ? { user: 'user' } : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const answer = answers.get(address);
      if (!answer) return done();
      const [code = '', ...words] = answer.split(' ');
      done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The message of a killed worker ends early.
        return;
      }
      if (sink.refusal) return done(new Error(sink.refusal));
      const raw = Buffer.concat(chunks).toString('utf8');
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        recipients: rcptTo.map(({ address }) => address),
        sender: mailFrom ? mailFrom.address : '',
        raw,
        mail: await PostalMime.parse(raw),
      });
      if (rcptTo.some(({ address }) => silent.has(address))) {
        for (const connection of server.connections)
          if ((connection as { session?: { id?: string } }).session?.id === session.id)
            (connection as unknown as { _socket: Socket })._socket.destroy();
        return;
      }
      done();
    },
  });
  // A killed worker resets its connections.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
