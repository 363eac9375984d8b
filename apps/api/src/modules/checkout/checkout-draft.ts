import type { AddressInput, CheckoutDetails } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';

/** Lays what was sent now over what was typed before; addresses part by part. */
export function mergeDetails(before: CheckoutDetails, given: CheckoutDetails): CheckoutDetails {
  const named = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as CheckoutDetails;
  const address = (name: 'shipping' | 'billing'): AddressInput | undefined =>
    given[name] ? { ...before[name], ...given[name] } : before[name];
  return { ...before, ...named, shipping: address('shipping'), billing: address('billing') };
}

/** Keeps what was typed with the cart, and what was wrong with it. */
export async function keepDetails(
  tx: TenantTx,
  cartId: number,
  details: CheckoutDetails,
  problems: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      details: JSON.stringify(details),
      problems: JSON.stringify(problems),
      updated_at: new Date(),
    })
    .where('id', '=', cartId)
    .execute();
}
