import { createHash, randomBytes } from 'node:crypto';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { addressGroup } from '../../../kernel/http/client-address.ts';

/**
 * Returns the salt of a day, the same in every process. It deletes the salts of other days, so that their visitors can no longer
 * be identified.
 */
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
 * Returns the hash that counts a visitor for one day: eight bytes of a hash of the day's salt, the network address and the user
 * agent. Neither input is stored; once the salt is deleted the hash cannot be traced to a person. Source: ADR 015.
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
