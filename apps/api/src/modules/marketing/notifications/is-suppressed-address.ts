import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Returns whether an address is on the tenant's suppression list: its owner unsubscribed for good, complained, or it bounced. */
export async function isSuppressedAddress(tx: TenantTx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('subscribers')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('status', '=', 'suppressed')
    .executeTakeFirst();
  return row !== undefined;
}
