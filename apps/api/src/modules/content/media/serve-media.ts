import { Readable } from 'node:stream';
import { appError } from '@org/schema/errors';
import type { RequestHost } from '../../../kernel/access/call.ts';
import type { MediaRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore, OpenFile } from '../../../kernel/files/media-store.ts';
import { FILE_POLICY, secureHeaders } from '../../../kernel/http/security-headers.ts';
import { findMediaByGuid } from './media.repository.ts';
import { askedRevision, type MediaAddress, mediaType, parseMediaAddress } from './media-address.ts';

/** Dependencies of serving images. */
export interface MediaServer {
  readonly store: MediaStore;
  readonly db: TenantDatabase;
}

/** File that answers a request. */
interface Found extends OpenFile {
  readonly name: string;
  readonly revision: string;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** Cache header of URLs without a revision, which show the current picture. */
const SHORTLY = 'public, max-age=60';

/**
 * Returns the file names to try: the AVIF file first if the browser accepts it.
 * @example `a-320.webp` → `a-320.avif`, `a-320.webp`
 */
function namesFor(file: string, takesAvif: boolean): string[] {
  return takesAvif && file.endsWith('.webp') ? [file.replace(/webp$/, 'avif'), file] : [file];
}

async function openFirst(
  { store }: MediaServer,
  address: MediaAddress,
  revision: string,
  names: readonly string[],
): Promise<Found | undefined> {
  const { tenantGuid, guid } = address;
  for (const name of names) {
    const file = await store.open({ tenantGuid, guid, revision }, name);
    if (file) return { ...file, name, revision };
  }
  return undefined;
}

/** Returns the row of an image. The tenant is that of the site's host or, on the admin's host, the one in the URL. */
async function findRow(
  { db }: MediaServer,
  { tenantGuid, guid }: MediaAddress,
  host: RequestHost,
): Promise<MediaRecord | undefined> {
  const id =
    host.kind === 'site'
      ? host.tenant.id
      : (
          await db.asPlatform('find image', (tx) =>
            tx.selectFrom('tenants').select('id').where('guid', '=', tenantGuid).executeTakeFirst(),
          )
        )?.id;
  return id === undefined ? undefined : db.asTenant(id, (tx) => findMediaByGuid(tx, guid));
}

/** Formats that every email client shows. When one does not exist, the other is served. */
const EMAIL_FORMATS: ReadonlySet<string> = new Set(['jpg', 'png']);

/**
 * Returns the file of the current picture that is nearest to the requested one: in the same format and at least as wide, if
 * possible.
 */
function nearest(file: string, { variants }: MediaRecord): string | undefined {
  const [, width = '0', format] = /-(\d+)\.([a-z]+)$/.exec(file) ?? [];
  const among =
    [[format], EMAIL_FORMATS.has(format ?? '') ? [...EMAIL_FORMATS] : [], ['webp']]
      .map((formats) => variants.filter((variant) => formats.includes(variant.format)))
      .find((found) => found.length > 0) ?? variants;
  const byWidth = among.toSorted((one, other) => one.w - other.w);
  return (byWidth.find(({ w }) => w >= Number(width)) ?? byWidth.at(-1))?.file;
}

/**
 * Responds to the URL of a stored image. With an existing revision the response is one fixed picture, cached for a year;
 * otherwise it is the current picture. Browsers that accept AVIF get it in place of WebP. On a site's host, only that tenant's
 * files exist.
 * @throws `not_found`, `host_unknown`
 */
export async function serveMedia(
  server: MediaServer,
  request: Request,
  host: RequestHost,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (host.kind === 'unknown') throw appError('host_unknown');
  const address = parseMediaAddress(pathname);
  if (!address || (host.kind === 'site' && host.tenant.guid !== address.tenantGuid))
    throw appError('not_found');
  const takesAvif = /\bimage\/avif\b/.test(request.headers.get('accept') ?? '');
  const asked = askedRevision(searchParams);
  const exact =
    asked && (await openFirst(server, address, asked, namesFor(address.file, takesAvif)));
  if (exact) return answer(request, address, exact, FOREVER);
  const row = await findRow(server, address, host);
  const file = row && nearest(address.file, row);
  const current =
    file && (await openFirst(server, address, row.revision, namesFor(file, takesAvif)));
  if (!current) throw appError('not_found');
  // A missing width always maps to the same file, so this response can be cached forever too.
  return answer(request, address, current, asked === current.revision ? FOREVER : SHORTLY);
}

async function answer(
  request: Request,
  { guid, file: asked }: MediaAddress,
  { name, revision, size, handle }: Found,
  caching: string,
): Promise<Response> {
  const etag = `"${guid}-${revision}-${name}"`;
  const headers = new Headers({
    'content-type': mediaType(name),
    'cache-control': caching,
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (asked.endsWith('.webp')) headers.set('vary', 'Accept');
  secureHeaders(headers, FILE_POLICY);
  const isKnown = request.headers.get('if-none-match') === etag;
  if (!isKnown) headers.set('content-length', String(size));
  if (isKnown || request.method === 'HEAD') {
    await handle.close();
    return new Response(null, { status: isKnown ? 304 : 200, headers });
  }
  return new Response(Readable.toWeb(handle.createReadStream()) as ReadableStream, { headers });
}
