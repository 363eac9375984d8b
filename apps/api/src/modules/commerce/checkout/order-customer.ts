import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { readTenantPhone } from '../../../kernel/settings/reading.ts';
import { joinCustomer } from '../../crm/index.ts';
import type { FilledDetails } from './checkout-details.ts';

/**
 * Returns the customer of an order: the one with its email address, or a new one. Typed details never change an existing
 * customer.
 */
export async function orderCustomer(
  tx: TenantTx,
  tenantId: number,
  { email, firstname, lastname, phone, delivery, shipping }: FilledDetails,
): Promise<number> {
  return joinCustomer(tx, tenantId, {
    firstname,
    lastname,
    email: email.toLowerCase(),
    phone: (await readTenantPhone(tx, phone, shipping.countryCode)) ?? '',
    status: 'active',
    source: 'shop',
    ...(delivery === 'ship' && {
      country: shipping.countryCode,
      addresses: JSON.stringify([{ ...shipping, id: 1, type: 'shipping', isDefault: true }]),
    }),
  });
}
