import { createHash, randomBytes } from 'node:crypto';
import type { TenantTx } from '../../database/tenant-database.ts';
import { addressGroup } from '../../http/client-address.ts';

/** The salt of a day, the same for every process; those of other days go, and with them who anybody was. */
async function getSalt(tx: TenantTx, tenantId: number, day: string): Promise<Buffer> {
  const find = () =>
    tx.selectFrom('site_salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  await tx
    .insertInto('site_salts')
    .values({ tenant_id: tenantId, day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('site_salts').where('day', '<', day).execute();
  return (await find())?.salt ?? randomBytes(32);
}

/**
 * What a visitor is counted by for one day: eight bytes of a hash over the day's salt, the network address and the browser's
 * name. Neither is kept; once the salt is gone nobody can tell whose it was. Source: ADR 015.
 */
export async function visitorHash(
  tx: TenantTx,
  tenantId: number,
  day: string,
  who: { readonly address: string; readonly userAgent: string },
): Promise<Buffer> {
  const salt = await getSalt(tx, tenantId, day);
  return createHash('sha256')
    .update(salt)
    .update(`${tenantId}\n${addressGroup(who.address)}\n${who.userAgent}`)
    .digest()
    .subarray(0, 8);
}
