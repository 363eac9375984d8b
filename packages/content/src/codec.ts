import { type BuilderTree, CONTENT_LIMITS } from '@org/schema';
import { Gunzip, gzipSync, Inflate, Unzlib } from 'fflate';
import { fromBase64, toBase64 } from './base64.ts';
import {
  compressionOf,
  overCap,
  parseContent,
  unreadable,
  withoutPlatform,
} from './content-format.ts';
import { printTree } from './print-tree.ts';
import { failure, type Result } from './result.ts';

/** Compressed bytes read at a time: a bomb grows by at most a thousand times this before the cap is looked at. */
const SLICE = 4096;

const DECODERS = { gzip: Gunzip, zlib: Unzlib, deflate: Inflate } as const;

/**
 * A tree as it is stored: canonical JSON, gzip, base64. Deterministic.
 * Shape: guarded tree → base64 text. Source: CONTENT-001.
 */
export function encodeContent(tree: BuilderTree): string {
  return toBase64(
    withoutPlatform(gzipSync(new TextEncoder().encode(printTree(tree)), { level: 6, mtime: 0 })),
  );
}

/**
 * Unpacks stored content. The result is any JSON and has still to go through the guard.
 * Shape: base64 of gzip, zlib or raw deflate of JSON → the value.
 * Errors: `content_too_large` over 1 MB of text or 8 MB unpacked; `content_invalid` otherwise.
 */
export function decodeContent(text: string): Result<{ value: unknown }> {
  if (text.length > CONTENT_LIMITS.encodedBytes)
    return failure('content_too_large', 'The content is larger than 1 MB');
  const bytes = fromBase64(text);
  if (!bytes || bytes.length === 0) return unreadable();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const decoder = new DECODERS[compressionOf(bytes)]((chunk, final) => {
    size += chunk.length;
    chunks.push(chunk);
    ended ||= final;
  });
  try {
    for (let at = 0; at < bytes.length; at += SLICE) {
      decoder.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
      if (size > CONTENT_LIMITS.decodedBytes) return overCap();
    }
  } catch {
    return unreadable();
  }
  if (!ended) return unreadable();
  return parseContent(joinText(chunks, size));
}

function joinText(chunks: readonly Uint8Array[], size: number): string {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return new TextDecoder().decode(bytes);
}
