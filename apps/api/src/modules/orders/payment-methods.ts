import type { PaymentMethodKey } from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import type { ShopSettings } from './shop-settings.ts';

/** True where a way to pay can be offered: those that ask a service need its keys. */
export async function isAvailable(tx: TenantTx, key: PaymentMethodKey): Promise<boolean> {
  if (key !== 'stripe') return true;
  const row = await tx
    .selectFrom('payment_accounts')
    .select('provider')
    .where('provider', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ways to pay that a shop offers, in its order. */
export async function offeredMethods(
  tx: TenantTx,
  { orders }: Pick<ShopSettings, 'orders'>,
): Promise<{ readonly key: PaymentMethodKey; readonly label: string }[]> {
  const offered = [];
  for (const { key, label, enabled } of orders.payment.methods) {
    // What is paid when it is picked up needs something to be picked up.
    if (!enabled || (key === 'pickup' && !orders.pickup.enabled)) continue;
    if (await isAvailable(tx, key)) offered.push({ key, label });
  }
  return offered;
}
