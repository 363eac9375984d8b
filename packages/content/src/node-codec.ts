import { Buffer } from 'node:buffer';
import { gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { type BuilderTree, CONTENT_LIMITS } from '@org/schema';
import {
  compressionOf,
  overCap,
  parseContent,
  unreadable,
  withoutPlatform,
} from './content-format.ts';
import { printTree } from './print-tree.ts';
import { failure, type Result } from './result.ts';

const DECODERS = { gzip: gunzipSync, zlib: inflateSync, deflate: inflateRawSync } as const;

/** Most that is set aside before anything is unpacked: the size that the bytes claim for themselves may be a lie. */
const FIRST_CHUNK = 262_144;

/** Room for the unpacked bytes in one piece, so that they need not be put together: gzip ends with their number. */
function roomFor(bytes: Buffer): number {
  const claimed = bytes.length < 18 ? 0 : bytes.readUInt32LE(bytes.length - 4);
  return Math.min(FIRST_CHUNK, Math.max(16_384, claimed + 1));
}

/** The largest table that zlib offers: a little faster and a little smaller, for 128 KB of memory while it runs. */
const PACKING = { level: 6, memLevel: 9 } as const;

/** `encodeContent` of the main door over node:zlib: the same format, several times faster. */
export function encodeContent(tree: BuilderTree): string {
  return (withoutPlatform(gzipSync(printTree(tree), PACKING)) as Buffer).toString('base64');
}

/** `decodeContent` of the main door over node:zlib, which stops at the cap by itself. */
export function decodeContent(text: string): Result<{ value: unknown }> {
  if (text.length > CONTENT_LIMITS.encodedBytes)
    return failure('content_too_large', 'The content is larger than 1 MB');
  if (text.length === 0 || text.length % 4 !== 0) return unreadable();
  const bytes = Buffer.from(text, 'base64');
  // Buffer skips what is not base64; then fewer bytes come out than the text is long for.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (bytes.length !== (text.length / 4) * 3 - padding) return unreadable();
  try {
    return parseContent(
      DECODERS[compressionOf(bytes)](bytes, {
        maxOutputLength: CONTENT_LIMITS.decodedBytes,
        chunkSize: roomFor(bytes),
      }).toString('utf8'),
    );
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? overCap() : unreadable();
  }
}
