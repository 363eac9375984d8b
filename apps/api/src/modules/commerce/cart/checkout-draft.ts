import type { AddressInput, CheckoutDetails } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Merges sent details into earlier ones; addresses field by field. */
export function mergeDetails(before: CheckoutDetails, given: CheckoutDetails): CheckoutDetails {
  const named = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as CheckoutDetails;
  const address = (name: 'shipping' | 'billing'): AddressInput | undefined =>
    given[name] ? { ...before[name], ...given[name] } : before[name];
  return { ...before, ...named, shipping: address('shipping'), billing: address('billing') };
}

/** Saves the typed details and their problems with the cart. */
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
