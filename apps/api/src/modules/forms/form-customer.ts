import type { TenantTx } from '../../database/data-door.ts';
import { createUnattended } from '../../entities/create-unattended.ts';
import { customerKind } from '../customers/customer-kind.ts';

/**
 * The customer that a submission is of: the one with this email address, or a new one where first name, last name and email are
 * told. What is known of a customer already is never changed by what a visitor types. Shape: → id, or null. Source: FORM-019.
 */
export async function customerOf(
  tx: TenantTx,
  tenantId: number,
  {
    firstname,
    lastname,
    email,
    phone,
  }: Readonly<Record<'firstname' | 'lastname' | 'email' | 'phone', string>>,
): Promise<number | null> {
  if (!firstname || !lastname || !email) return null;
  const known = await tx
    .selectFrom('customers')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (known) return known.id;
  return createUnattended(tx, tenantId, customerKind, {
    firstname,
    lastname,
    email,
    phone,
    display_name: `${firstname} ${lastname}`,
    source: 'form',
  });
}
