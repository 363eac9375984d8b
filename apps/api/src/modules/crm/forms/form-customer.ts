import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { joinCustomer } from '../customers/join-customer.ts';

/**
 * Returns the customer of a submission: the one with its email address, or a new one when first name, last name and email are
 * given.
 * @returns id, or null
 */
export async function getCustomer(
  tx: TenantTx,
  tenantId: number,
  told: Readonly<Record<'firstname' | 'lastname' | 'email' | 'phone', string>>,
): Promise<number | null> {
  const { firstname, lastname, email, phone } = told;
  if (!firstname || !lastname || !email) return null;
  return joinCustomer(tx, tenantId, { firstname, lastname, email, phone, source: 'form' });
}
