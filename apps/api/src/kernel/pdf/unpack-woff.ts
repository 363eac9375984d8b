import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * A font as programs outside browsers read it. Source: https://www.w3.org/TR/WOFF/
 * @param woff - WOFF 1
 * @returns TrueType or OpenType
 * @throws for what is no such file
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + ENTRY * index;
    const [from, packed, length, sum] = [4, 8, 12, 16].map((more) => woff.readUInt32BE(at + more));
    const bytes = woff.subarray(from, (from ?? 0) + (packed ?? 0));
    return {
      tag: woff.subarray(at, at + 4),
      sum: sum ?? 0,
      bytes: (packed ?? 0) < (length ?? 0) ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let place = head.length;
  for (const [index, { tag, sum, bytes }] of tables.entries()) {
    const at = 12 + 16 * index;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    place += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}
