import { isPaidOnline, type PaymentMethodKey } from '@org/schema';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ShopSettings } from './shop-settings.types.ts';

/** Returns whether a currency has two decimals, like all amounts of orders. */
function hasCents(currency: string): boolean {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

/** Returns whether the keys of a payment service are set. */
export async function isConnected(tx: TenantTx, key: PaymentMethodKey): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_accounts')
    .select('provider')
    .where('provider', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns whether a payment method is available. Card payments need the keys of their service and a currency with two decimals,
 * because services count yen in whole units.
 */
export async function isAvailable(
  tx: TenantTx,
  key: PaymentMethodKey,
  currency: string,
): Promise<boolean> {
  return !isPaidOnline(key) || (hasCents(currency) && (await isConnected(tx, key)));
}

/** Returns the payment methods that a shop offers, in its order. */
export async function offeredMethods(
  tx: TenantTx,
  { orders, currency }: Pick<ShopSettings, 'orders' | 'currency'>,
): Promise<{ readonly key: PaymentMethodKey; readonly label: string }[]> {
  const offered = [];
  for (const { key, label, enabled } of orders.payment.methods) {
    // Payment at pickup requires that the shop offers pickup.
    if (!enabled || (key === 'pickup' && !orders.pickup.enabled)) continue;
    if (await isAvailable(tx, key, currency)) offered.push({ key, label });
  }
  return offered;
}
