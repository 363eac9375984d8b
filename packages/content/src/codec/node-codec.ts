import { Buffer } from 'node:buffer';
import { deflateSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { CONTENT_LIMITS } from '@org/schema';
import type { BuilderTree } from '@org/schema/entities';
import { printTree } from '../tree/print-tree.ts';
import { failure, type Result } from '../values/result.ts';
import { getCompression, overCap, parseContent, unreadable } from './content-format.ts';

const DECODERS = { gzip: gunzipSync, zlib: inflateSync, deflate: inflateRawSync } as const;

/** Size of output chunks in bytes: minimum, maximum, and per packed byte. Trees shrink to about a tenth. */
const CHUNK = { min: 16_384, max: 262_144, ratio: 12 } as const;

/** Returns a chunk size for which most content fits in one chunk, so that nothing has to be joined. */
const chunkSizeFor = ({ length }: Buffer): number =>
  Math.min(CHUNK.max, Math.max(CHUNK.min, length * CHUNK.ratio));

/** The largest table that zlib offers: slightly faster and smaller, for 128 KB of memory while it runs. */
const PACKING = { level: 6, memLevel: 9 } as const;

/** `encodeContent` of the main entry point over node:zlib: the same format, several times faster. */
export function encodeContent(tree: BuilderTree): string {
  return deflateSync(printTree(tree), PACKING).toString('base64');
}

/** Returns true for text that is base64 of zlib, by its first bytes. */
const isZlib = (text: string): boolean =>
  getCompression(Buffer.from(text.slice(0, 4), 'base64')) === 'zlib';

/** Converts stored content to zlib, which is the current storage format; unreadable content is returned unchanged. */
export function toZlibContent(text: string): string {
  if (isZlib(text)) return text;
  const decoded = decodeContent(text);
  return decoded.ok ? deflateSync(JSON.stringify(decoded.value), PACKING).toString('base64') : text;
}

/**
 * Returns true for stored content of more than `bytes` unpacked bytes, and for content that cannot be unpacked. It unpacks no
 * more than that, since a few kilobytes may expand to megabytes.
 */
export function isContentLargerThan(text: string, bytes: number): boolean {
  const packed = Buffer.from(text, 'base64');
  try {
    DECODERS[getCompression(packed)](packed, { maxOutputLength: bytes });
    return false;
  } catch {
    return true;
  }
}

/** `decodeContent` of the main entry point over node:zlib, which enforces `maxBytes` itself. */
export function decodeContent(
  text: string,
  maxBytes: number = CONTENT_LIMITS.decodedBytes,
): Result<{ value: unknown }> {
  if (text.length > CONTENT_LIMITS.encodedBytes)
    return failure('content_too_large', 'The content is larger than 1 MB');
  if (text.length === 0 || text.length % 4 !== 0) return unreadable();
  const bytes = Buffer.from(text, 'base64');
  // Buffer skips characters that are not base64; the output is then shorter than the text implies.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (bytes.length !== (text.length / 4) * 3 - padding) return unreadable();
  try {
    return parseContent(
      DECODERS[getCompression(bytes)](bytes, {
        maxOutputLength: maxBytes,
        chunkSize: chunkSizeFor(bytes),
      }).toString('utf8'),
    );
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? overCap() : unreadable();
  }
}
