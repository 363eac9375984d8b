import type { TenantTx } from '../../database/tenant-database.ts';
import { joinCustomer } from '../customers/join-customer.ts';
import { readTenantPhone } from '../settings/reading.ts';
import type { FilledDetails } from './checkout-details.ts';

/** The customer that an order is of: the one with this email address, or a new one. What is known of a customer is never changed by what a buyer types. */
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
