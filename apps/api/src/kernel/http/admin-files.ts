import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ADMIN_POLICY, secureHeaders } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const pack = promisify(gzip);

interface BuiltFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** True for names that carry a hash of the content. */
  readonly immutable: boolean;
  packed?: Promise<Buffer> | undefined;
}

function loadFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    files.set(relative(folder, path).replaceAll('\\', '/'), {
      bytes,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      immutable: /-[\w-]{8}\.\w+$/.test(entry),
    });
  }
  return files;
}

/** The built admin in a folder; undefined where nothing is built. */
export function adminFilesIn(folder: string): AdminFiles | undefined {
  return existsSync(join(folder, 'index.html')) ? adminFiles(folder) : undefined;
}

/** Serves the built admin. Undefined for paths that are not its own. */
export type AdminFiles = (request: Request, path: string) => Promise<Response | undefined>;

const UNFRAMED_POLICY = ADMIN_POLICY.replace("frame-ancestors 'self'", "frame-ancestors 'none'");
/** The canvas is an empty document that the editor fills: nothing in it may run, and only the admin may frame it. */
const CANVAS_POLICY = ADMIN_POLICY.replace("script-src 'self'", "script-src 'none'").replace(
  "connect-src 'self'",
  "connect-src 'none'",
);

/** Returns true when a frame of the editor requests its canvas: the same URL in a window is the editor. */
function asksForCanvas(request: Request, path: string): boolean {
  return /^\/admin\/editor\/?$/.test(path) && request.headers.get('sec-fetch-dest') === 'iframe';
}

/** Allows pictures of sites on this machine, which have no https, when the admin runs on it as well. */
function withLocalSites(policy: string, request: Request): string {
  const isLocal = new URL(request.url).hostname === 'localhost';
  return isLocal ? policy.replace("img-src 'self'", "img-src 'self' http://*.localhost:*") : policy;
}

/** Screens of signed-out users. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['/login', '/forgot', '/reset', '/invitation']);

/**
 * Makes the server of the admin's built files. The files are listed once at start and only names of that list are answered, so
 * no spelling of a path leads anywhere else. Addresses of screens answer the one document.
 * @throws when the admin is not built
 */
export function adminFiles(folder: string): AdminFiles {
  const files = loadFiles(folder);
  const document = files.get('index.html');
  const canvas = files.get('canvas.html');
  if (!document || !canvas)
    throw new Error(`The admin is not built: ${folder} has no index.html or no canvas.html`);

  return async (request, path) => {
    const file = files.get(path.replace(/^\/(admin\/)?/, ''));
    const isScreen =
      SIGNED_OUT.has(path.replace(/\/$/, '')) || path === '/admin' || path.startsWith('/admin/');
    // A missing asset is missing: the document in its place would be read as a script.
    const framed = asksForCanvas(request, path);
    const found = framed
      ? canvas
      : (file ?? (isScreen && !/\/assets\//.test(path) ? document : undefined));
    if (!found) return undefined;

    const headers = new Headers({
      'content-type': found.type,
      etag: found.etag,
      vary: 'accept-encoding, sec-fetch-dest',
    });
    headers.set(
      'cache-control',
      found.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    const policy = framed ? CANVAS_POLICY : UNFRAMED_POLICY;
    headers.set('content-security-policy', withLocalSites(policy, request));
    secureHeaders(headers, framed ? ADMIN_POLICY : policy);
    // Addresses of these screens may hold a token of a mail.
    if (SIGNED_OUT.has(path.replace(/\/$/, ''))) headers.set('referrer-policy', 'no-referrer');
    if (request.headers.get('if-none-match') === found.etag)
      return new Response(null, { status: 304, headers });
    const packs =
      found.bytes.byteLength > 1000 &&
      !/^(image\/(png|x-icon)|font)/.test(found.type) &&
      /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    if (!packs) return new Response(request.method === 'HEAD' ? null : found.bytes, { headers });
    found.packed ??= pack(found.bytes, { level: 9 });
    headers.set('content-encoding', 'gzip');
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(await found.packed), {
      headers,
    });
  };
}
