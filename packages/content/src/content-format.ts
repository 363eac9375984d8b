import { CONTENT_LIMITS } from '@org/schema';
import { failure, type Result } from './result.ts';

/** The compressions that stored content may be in. We write gzip; old content and other tools use the others. */
export type Compression = 'gzip' | 'zlib' | 'deflate';

/** Which compression bytes are in, told from their first two. */
export function compressionOf(bytes: Uint8Array): Compression {
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  return (first & 15) === 8 && ((first << 8) | second) % 31 === 0 ? 'zlib' : 'deflate';
}

/** Marks the header's byte for the operating system as unknown, so that every machine writes the same bytes. */
export function withoutPlatform(gzip: Uint8Array): Uint8Array {
  gzip[9] = 255;
  return gzip;
}

/** Reads unpacked text as JSON. Errors: `content_invalid`. */
export function parseContent(text: string): Result<{ value: unknown }> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return failure('content_invalid', 'The content is not valid JSON');
  }
}

/** The failure for content that cannot be unpacked, and the one for content over a cap. */
export const unreadable = (): ReturnType<typeof failure> =>
  failure('content_invalid', 'The content cannot be unpacked');
export const overCap = (): ReturnType<typeof failure> =>
  failure(
    'content_too_large',
    `The content is larger than ${CONTENT_LIMITS.decodedBytes / 1_000_000} MB`,
  );
