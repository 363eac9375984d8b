import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { parseMediaAddress } from './media-address.ts';

/**
 * Returns the media types of uploaded images by their URLs, in one query; URLs of other files are left out.
 * @param tx - transaction of the tenant
 */
export async function readMimeTypes(
  tx: TenantTx,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = urls.flatMap((url) => {
    const address = parseMediaAddress(url.split('?')[0] ?? '');
    return address ? [{ url, guid: address.guid }] : [];
  });
  if (named.length === 0) return new Map();
  const rows = await tx
    .selectFrom('media')
    .select(['guid', 'mime_type'])
    .where(
      'guid',
      'in',
      named.map(({ guid }) => guid),
    )
    .execute();
  const types = new Map(rows.map(({ guid, mime_type }) => [guid, mime_type]));
  return new Map(
    named.flatMap(({ url, guid }) => {
      const type = types.get(guid);
      return type === undefined ? [] : [[url, type] as const];
    }),
  );
}
