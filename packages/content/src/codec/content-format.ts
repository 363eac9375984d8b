import { CONTENT_LIMITS } from '@org/schema';
import { failure, type Result } from '../values/result.ts';

/** Supported compressions. We store and return zlib; older versions wrote gzip, and other tools use all three. */
export type Compression = 'gzip' | 'zlib' | 'deflate';

/** Detects the compression of bytes by the first two of them. */
export function getCompression(bytes: Uint8Array): Compression {
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  return (first & 15) === 8 && ((first << 8) | second) % 31 === 0 ? 'zlib' : 'deflate';
}

/**
 * Parses unpacked text as JSON.
 * @throws `content_invalid`
 */
export function parseContent(text: string): Result<{ value: unknown }> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return failure('content_invalid', 'The content is not valid JSON');
  }
}

/** Failures for unreadable and for oversized content. */
export const unreadable = (): ReturnType<typeof failure> =>
  failure('content_invalid', 'The content cannot be unpacked');
export const overCap = (): ReturnType<typeof failure> =>
  failure(
    'content_too_large',
    `The content is larger than ${CONTENT_LIMITS.decodedBytes / 1_000_000} MB`,
  );
