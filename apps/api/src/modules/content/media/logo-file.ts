import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { findMediaByGuid } from './media.repository.ts';
import { parseMediaAddress } from './media-address.ts';

/** Returns the logo file from the media library; undefined for an SVG and for an external URL. */
export async function logoFile(
  tx: TenantTx,
  store: MediaStore,
  tenant: Pick<TenantContext, 'guid'>,
  address: string,
): Promise<Buffer | undefined> {
  const named = parseMediaAddress(address.split('?')[0] ?? '');
  if (!named || named.tenantGuid !== tenant.guid) return undefined;
  const row = await findMediaByGuid(tx, named.guid);
  const file = row?.variants
    .filter(({ format }) => format === 'webp' || format === 'png' || format === 'jpg')
    .toSorted((a, b) => a.w - b.w)
    .find(({ w }, at, all) => w >= 420 || at === all.length - 1)?.file;
  return file === undefined || !row
    ? undefined
    : store.read({ tenantGuid: tenant.guid, guid: named.guid, revision: row.revision }, file);
}
