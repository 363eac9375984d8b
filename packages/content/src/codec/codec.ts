import { CONTENT_LIMITS } from '@org/schema';
import type { BuilderTree } from '@org/schema/entities';
import { Gunzip, Inflate, Unzlib, zlibSync } from 'fflate';
import { printTree } from '../tree/print-tree.ts';
import { fromBase64, toBase64 } from '../values/base64.ts';
import { failure, type Result } from '../values/result.ts';
import { getCompression, overCap, parseContent, unreadable } from './content-format.ts';

/**
 * Number of compressed bytes per step: a decompression bomb grows by at most a thousand times this before the limit is checked.
 */
const SLICE = 4096;

/**
 * Compression options. By default fflate allocates a table that grows with the text, and clearing it costs more than it saves:
 * 2^(12 + 4) entries give the same size to a hundredth of a percent, a fifth faster.
 */
const PACKING = { level: 6, mem: 4 } as const;

const DECODERS = { gzip: Gunzip, zlib: Unzlib, deflate: Inflate } as const;

/**
 * Encodes a tree for storage: canonical JSON, zlib (RFC 1950), base64. Deterministic.
 * @param tree - guarded tree
 * @returns base64 text
 */
export function encodeContent(tree: BuilderTree): string {
  return toBase64(zlibSync(new TextEncoder().encode(printTree(tree)), PACKING));
}

/**
 * Encodes like `encodeContent` with the browser's CompressionStream, in half the time and partly on another thread; falls back
 * to `encodeContent`. The bytes differ from those of `encodeContent` and between browsers; the encoded tree is the same.
 * @param tree - guarded tree
 * @returns base64 text
 */
export async function packContent(tree: BuilderTree): Promise<string> {
  if (typeof CompressionStream === 'undefined') return encodeContent(tree);
  // The platform calls zlib's format `deflate`.
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(new TextEncoder().encode(printTree(tree))),
    writer.close(),
  ]);
  return toBase64(new Uint8Array(packed));
}

/**
 * Decodes stored content. The result is any JSON and must still be guarded.
 * @param text - base64 of gzip, zlib or raw deflate of JSON
 * @returns value
 * @throws `content_too_large` over 1 MB of text or 8 MB unpacked; `content_invalid` otherwise
 */
export function decodeContent(text: string): Result<{ value: unknown }> {
  if (text.length > CONTENT_LIMITS.encodedBytes)
    return failure('content_too_large', 'The content is larger than 1 MB');
  const bytes = fromBase64(text);
  if (!bytes || bytes.length === 0) return unreadable();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const decoder = new DECODERS[getCompression(bytes)]((chunk, final) => {
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
