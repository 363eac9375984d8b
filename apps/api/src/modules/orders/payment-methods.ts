import type { PaymentMethodKey } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { ShopSettings } from './shop-settings.ts';

/** True for money that is counted in hundredths, as all sums of orders are. */
function hasCents(currency: string): boolean {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

/** True where the keys of a service that takes payments are set. */
export async function isConnected(tx: TenantTx, key: PaymentMethodKey): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_accounts')
    .select('provider')
    .where('provider', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * True where a way to pay can be offered. Those that ask a service need its keys, and money that both count in the same way:
 * a service takes yen by the yen.
 */
export async function isAvailable(
  tx: TenantTx,
  key: PaymentMethodKey,
  currency: string,
): Promise<boolean> {
  return key !== 'stripe' || (hasCents(currency) && (await isConnected(tx, key)));
}

/** The ways to pay that a shop offers, in its order. */
export async function offeredMethods(
  tx: TenantTx,
  { orders, currency }: Pick<ShopSettings, 'orders' | 'currency'>,
): Promise<{ readonly key: PaymentMethodKey; readonly label: string }[]> {
  const offered = [];
  for (const { key, label, enabled } of orders.payment.methods) {
    // What is paid when it is picked up needs something to be picked up.
    if (!enabled || (key === 'pickup' && !orders.pickup.enabled)) continue;
    if (await isAvailable(tx, key, currency)) offered.push({ key, label });
  }
  return offered;
}
