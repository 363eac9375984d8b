import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Mailbox of an IMAP server in this process, on loopback, without encryption. */
export interface ImapMailbox {
  readonly port: number;
  /** Messages, of which the first has the number 1. */
  readonly messages: string[];
  /** Number of messages that were fetched. */
  fetched: number;
  close(): Promise<void>;
}

const FLAGS = '(\\Answered \\Flagged \\Deleted \\Seen \\Draft)';

/** Returns the numbers of a set such as `2:*` or `1,3`. */
function readSet(set: string, last: number): number[] {
  return set.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split(':');
    const number = (text: string): number => (text === '*' ? last : Number(text));
    const [low, high] = [number(from), number(to)].sort((a, b) => a - b) as [number, number];
    return Array.from({ length: high - low + 1 }, (_, at) => low + at);
  });
}

/** Starts an IMAP server that accepts `user` with `password`. It speaks as much of RFC 9051 as reading a mailbox takes. */
export async function imapMailbox(): Promise<ImapMailbox> {
  const box = { port: 0, messages: [] as string[], fetched: 0, close: async () => {} };
  const sockets = new Set<Socket>();

  function fetchRows(set: string): string {
    return readSet(set, box.messages.length)
      .flatMap((uid) => {
        const message = box.messages[uid - 1];
        if (message === undefined) return [];
        box.fetched += 1;
        return [
          `* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(message)}}\r\n${message})\r\n`,
        ];
      })
      .join('');
  }

  function answer(tag: string, command: string, rest: string): string {
    const done = (lines = ''): string => `${lines}${tag} OK done\r\n`;
    switch (command) {
      case 'CAPABILITY':
        return done('* CAPABILITY IMAP4rev1\r\n');
      case 'LOGIN':
        return /^"?user"? "?password"?$/.test(rest)
          ? done()
          : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`;
      case 'LIST':
      case 'LSUB':
        return done(`* ${command} (\\HasNoChildren) "/" INBOX\r\n`);
      case 'SELECT':
      case 'EXAMINE':
        return done(
          `* FLAGS ${FLAGS}\r\n* ${box.messages.length} EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT ${box.messages.length + 1}] ok\r\n`,
        );
      case 'UID SEARCH': {
        const set = /UID (\S+)/.exec(rest)?.[1] ?? '1:*';
        const known = readSet(set, box.messages.length).filter((uid) => box.messages[uid - 1]);
        return done(`* SEARCH ${known.join(' ')}\r\n`);
      }
      case 'UID FETCH':
        return done(fetchRows(rest.split(' ')[0] ?? ''));
      case 'LOGOUT':
        return done('* BYE\r\n');
      default:
        return done();
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let unread = '';
    socket.on('data', (chunk) => {
      unread += chunk.toString('utf8');
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        const [, tag = '', command = '', rest = ''] =
          /^(\S+) (UID \S+|\S+) ?(.*)$/.exec(line) ?? [];
        socket.write(answer(tag, command.toUpperCase(), rest));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  box.port = (server.address() as AddressInfo).port;
  box.close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return box;
}
