import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Reaction to a DNS question: TXT records, no such name, a failure, or no reply. */
export type NameAnswer = readonly string[] | 'missing' | 'failing' | 'silent';

/** A name server on loopback that knows TXT records. */
export interface NameServer {
  /** Address in the format of `DNS_SERVERS`. */
  readonly address: string;
  /** Every name in the questions so far. */
  readonly asked: string[];
  /** Sets the answer for a name; unset names do not exist. */
  set(name: string, answer: NameAnswer): void;
  close(): Promise<void>;
}

const TXT = 16;
const HEADER = 12;
/** Codes of answers. Source: RFC 1035, 4.1.1. */
const CODES = { good: 0, failing: 2, missing: 3 } as const;

/** The name of a question, and where the question ends. Source: RFC 1035, 3.1. */
function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // Type and class follow the empty label.
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** Returns a TXT record for the name in the question: its text in parts of at most 255 bytes. */
function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const parts: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc0_00 + HEADER, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function answerTo(message: Buffer, answer: Exclude<NameAnswer, 'silent'>, end: number): Buffer {
  const texts = typeof answer === 'string' ? [] : answer;
  const code = typeof answer === 'string' ? CODES[answer] : CODES.good;
  const head = Buffer.from(message.subarray(0, end));
  // A response, with recursion desired and available.
  head.writeUInt16BE(0x81_80 + code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, ...texts.map(textRecord)]);
}

/** Starts a name server. */
export async function nameServer(): Promise<NameServer> {
  const known = new Map<string, NameAnswer>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name, end } = readName(message);
    asked.push(name);
    const answer = known.get(name) ?? 'missing';
    if (answer !== 'silent') socket.send(answerTo(message, answer, end), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    set: (name, answer) => void known.set(name, answer),
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
