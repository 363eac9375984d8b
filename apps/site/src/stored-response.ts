import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'identity' | 'gzip' | 'br';

interface Variant {
  /** Undefined for a large one, which is packed again for each answer. */
  readonly body: Bytes | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

/** Cached response: its bytes and headers are ready in every requested encoding. */
export interface StoredResponse {
  readonly status: number;
  /** Size in bytes of what it holds. */
  readonly size: number;
  /** True where another query of the address gives another answer. @default false */
  readonly readsQuery?: boolean | undefined;
  /** The answer for a request with these headers; `not modified` where the client has it already. */
  answer(asked: AskedHeaders, head: boolean): Response;
}

/** Returns a response for one visitor: no cache stores it, and it has no ETag. */
export function privateAnswer(
  stored: StoredResponse,
  asked: AskedHeaders,
  { head, cookies }: { readonly head: boolean; readonly cookies: readonly string[] },
): Response {
  const response = stored.answer({ ...asked, ifNoneMatch: '' }, head);
  response.headers.delete('etag');
  response.headers.set('cache-control', 'private, no-store');
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Request headers that a response depends on. */
export interface AskedHeaders {
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
  /** Requested URL; redirects to another host keep its path and query. */
  readonly url: string;
}

/** Below this many bytes packing costs more than it saves. */
const WORTH_PACKING = 1000;
/** Quality 5 is within a few per cent of the best and ten times as fast. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function encodingFor({ acceptEncoding }: AskedHeaders, size: number): Encoding {
  if (size < WORTH_PACKING || acceptEncoding === '') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** Above this many bytes packing takes so long that it is done in threads of zlib while the answer is sent. */
const MAX_PACKED_AT_ONCE = 400_000;

function packStream(bytes: Bytes, encoding: Encoding): BodyInit {
  const packer = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip({ level: 6 });
  packer.end(bytes);
  // Node's types and those of the web differ by a generic parameter; the stream is the same.
  return Readable.toWeb(packer) as unknown as ReadableStream;
}

function pack(bytes: Bytes, encoding: Encoding): Bytes {
  if (encoding === 'identity') return bytes;
  return new Uint8Array(
    encoding === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes, { level: 6 }),
  );
}

/** Returns true when the client's list of ETags contains this one. Source: RFC 9110, 13.1.2: weak comparison. */
function matches(list: string, etag: string): boolean {
  if (list === '') return false;
  return (
    list.trim() === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

/**
 * Keeps a text as an answer.
 * @param headers - headers without those of encoding and tag
 */
export function storedResponse(
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): StoredResponse {
  const bytes: Bytes = new TextEncoder().encode(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const variants: Partial<Record<Encoding, Variant>> = {};

  const variant = (encoding: Encoding): Variant => {
    const known = variants[encoding];
    if (known) return known;
    const isStreamed = encoding !== 'identity' && bytes.byteLength > MAX_PACKED_AT_ONCE;
    const body = isStreamed ? undefined : pack(bytes, encoding);
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const own: Record<string, string> = {
      ...headers,
      etag,
      vary: 'accept-encoding, cookie',
      ...(body && { 'content-length': String(body.byteLength) }),
    };
    if (encoding !== 'identity') own['content-encoding'] = encoding;
    const made = { body, headers: own, etag };
    variants[encoding] = made;
    return made;
  };

  return {
    status,
    size: bytes.byteLength * 2,
    answer(asked, head) {
      const encoding = encodingFor(asked, bytes.byteLength);
      const { body, headers: own, etag } = variant(encoding);
      if (status === 200 && matches(asked.ifNoneMatch, etag)) {
        const {
          'content-length': _length,
          'content-encoding': _encoding,
          'content-type': _type,
          ...rest
        } = own;
        return new Response(null, { status: 304, headers: rest });
      }
      return new Response(head ? null : (body ?? packStream(bytes, encoding)), {
        status,
        headers: own,
      });
    },
  };
}

/**
 * Keeps a permanent way to the same address on another host. Browsers ask again each time: the site may move back.
 * @returns answer that ends every path and query at that origin
 */
export function storedRedirect(
  origin: string,
  headers: Readonly<Record<string, string>>,
): StoredResponse {
  return {
    status: 301,
    size: origin.length * 2,
    answer({ url }) {
      const { pathname, search } = new URL(url);
      const location = `${origin}${pathname}${search}`;
      return new Response(null, {
        status: 301,
        headers: { ...headers, location, 'cache-control': 'no-cache' },
      });
    },
  };
}
