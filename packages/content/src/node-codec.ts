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

/** `encodeContent` of the main door over node:zlib: the same format, several times faster. */
export function encodeContent(tree: BuilderTree): string {
  return (withoutPlatform(gzipSync(printTree(tree), { level: 6 })) as Buffer).toString('base64');
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
      }).toString('utf8'),
    );
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? overCap() : unreadable();
  }
}
