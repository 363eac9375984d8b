import { Readable } from 'node:stream';
import { appError } from '@org/schema';
import type { RequestHost } from '../../http/call.ts';
import { FILE_POLICY, secureHeaders } from '../../http/security-headers.ts';
import { mediaType, parseMediaAddress } from './media-address.ts';
import type { MediaStore } from './media-store.ts';

/**
 * Answers the address of a stored image. A file never changes under its address, so it may be kept for a year.
 * On a site's host name only that tenant's files are there.
 * Errors: `not_found`, `host_unknown`.
 */
export async function serveMedia(
  store: MediaStore,
  request: Request,
  path: string,
  host: RequestHost,
): Promise<Response> {
  if (host.kind === 'unknown') throw appError('host_unknown');
  const address = parseMediaAddress(path);
  if (!address || (host.kind === 'site' && host.tenant.guid !== address.tenantGuid))
    throw appError('not_found');
  const etag = `"${address.guid}-${address.file}"`;
  const headers = new Headers({
    'content-type': mediaType(address.file),
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  secureHeaders(headers, FILE_POLICY);
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const file = await store.open(address.tenantGuid, address.guid, address.file);
  if (!file) throw appError('not_found');
  headers.set('content-length', String(file.size));
  if (request.method === 'HEAD') {
    await file.handle.close();
    return new Response(null, { headers });
  }
  return new Response(Readable.toWeb(file.handle.createReadStream()) as ReadableStream, {
    headers,
  });
}
