import type { TenantTx } from '../../database/data-door.ts';
import { joinCustomer } from '../customers/join-customer.ts';
import type { FilledDetails } from './checkout-details.ts';

/** A number as customers have it: with its country; '' for one that says none. */
function phoneOf(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{5,14}$/.test(digits) ? digits : '';
}

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
    phone: phoneOf(phone),
    status: 'active',
    source: 'shop',
    ...(delivery === 'ship' && {
      country: shipping.countryCode,
      addresses: JSON.stringify([{ ...shipping, id: 1, type: 'shipping', isDefault: true }]),
    }),
  });
}
