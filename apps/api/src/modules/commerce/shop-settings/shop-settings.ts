import { CARD_SERVICE, getMoney } from '@org/schema';
import {
  CART_SETTINGS,
  type CartSettings,
  type CartSettingsUpdate,
  type StoredWebOrderSettings,
  WEB_ORDER_SETTINGS,
  type WebOrderSettings,
  type WebOrderSettingsUpdate,
} from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { settingPaths } from '../../../kernel/settings/settings-values.ts';
import { updateSettings } from '../../platform/index.ts';
import { nextOrder, raiseOrderCounter } from './order-counter.ts';
import { isAvailable, isConnected } from './payment-methods.ts';
import type { ShopSettings } from './shop-settings.types.ts';

/** Selling settings with their version. */
export type VersionedCartSettings = CartSettings & { readonly version: number };

/** Merges a change into stored values: objects field by field, arrays as a whole; undefined values are ignored. */
function laidOver<Values extends object>(base: Values, change: object): Values {
  const entries = Object.entries(base).map(([key, was]: [string, unknown]) => {
    const given: unknown = Reflect.get(change, key);
    if (given === undefined) return [key, was];
    const isGroup = typeof was === 'object' && was !== null && !Array.isArray(was);
    return [key, isGroup && given !== null ? laidOver(was, given as object) : given];
  });
  // The result has the keys of the base.
  return Object.fromEntries(entries) as Values;
}

/**
 * Returns all settings of a shop. Whether it sells at all is the tenant's setting `cart.enabled`, and its currency is the setting
 * `currency`; the site's menu, the add-to-cart buttons and the checkout read the same settings.
 */
export async function shopSettings(
  tx: TenantTx,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ShopSettings> {
  const row = await tx
    .selectFrom('shop_settings')
    .select(['cart', 'orders', 'version'])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  const { cart, currency, locale } = await getSettings(tx);
  return {
    cart: { ...laidOver(CART_SETTINGS, row?.cart ?? {}), enabled: cart.enabled },
    orders: laidOver(WEB_ORDER_SETTINGS, row?.orders ?? {}),
    currency,
    locale,
    version: row?.version ?? 0,
  };
}

/**
 * Formats an amount for a visitor like the rest of the site.
 * @param amount - major units
 * @returns text
 */
export const getAmount = (
  amount: number,
  { locale, currency }: Pick<ShopSettings, 'locale' | 'currency'>,
): string => getMoney(locale, currency)(amount);

/** Returns the message for an order below the minimum value. */
export const leastWords = (shop: ShopSettings): string =>
  `The minimum order value is ${getAmount(shop.cart.min_order_total, shop)}`;

/** Returns the selling settings. */
export async function cartSettings(tx: TenantTx): Promise<VersionedCartSettings> {
  const { cart, version } = await shopSettings(tx);
  return { ...cart, version };
}

/** Returns the settings of web orders for staff. */
export async function webOrderSettings(tx: TenantTx): Promise<WebOrderSettings> {
  return toWebOrderSettings(tx, await shopSettings(tx));
}

async function toWebOrderSettings(tx: TenantTx, shop: ShopSettings): Promise<WebOrderSettings> {
  const { cart, orders, currency, version } = shop;
  const methods = [];
  for (const method of orders.payment.methods)
    methods.push({ ...method, available: await isAvailable(tx, method.key, currency) });
  return {
    ...orders,
    enabled: cart.enabled,
    currency,
    next_number: await nextOrder(tx),
    payment: { methods, stripe: { is_set: await isConnected(tx, CARD_SERVICE) } },
    cart,
    version,
  };
}

/**
 * Validates the settings.
 * @throws `validation_failed` for a terms page that does not exist, and for a shop without delivery and pickup
 */
async function checkOrders(tx: TenantTx, next: StoredWebOrderSettings): Promise<void> {
  const { terms_page_id: page, shipping, pickup } = next;
  if (page !== null) {
    const found = await tx
      .selectFrom('pages')
      .select('id')
      .where('id', '=', page)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found)
      throw appError('validation_failed', {
        formErrors: { terms_page_id: 'This page does not exist' },
      });
  }
  if (shipping.enabled && shipping.methods.length === 0)
    throw appError('validation_failed', {
      formErrors: { 'shipping.methods': 'Please add a delivery method' },
    });
  if (!shipping.enabled && !pickup.enabled)
    throw appError('validation_failed', {
      formErrors: { 'pickup.enabled': 'Turn on pickup, delivery, or both' },
    });
}

/** Saves and records changed settings. */
async function keep(write: TenantWrite, was: ShopSettings, next: ShopSettings): Promise<void> {
  const { tx, tenantId } = write;
  const { enabled: _enabled, ...cart } = next.cart;
  const values = {
    cart: JSON.stringify(cart),
    orders: JSON.stringify(next.orders),
    version: next.version,
  };
  await tx
    .insertInto('shop_settings')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({ ...values, updated_at: new Date() }),
    )
    .execute();
  const paths = (shop: ShopSettings) =>
    Object.fromEntries(settingPaths({ cart: shop.cart, orders: shop.orders }));
  const [before, after] = [paths(was), paths(next)];
  await recordChange(write, {
    entity: 'shop_settings',
    id: tenantId,
    action: 'updated',
    version: next.version,
    changes: changesBetween(before, after, Object.keys(after)),
  });
}

/**
 * Saves the encrypted keys of the card payment service; two empty keys remove them.
 * @throws `validation_failed` when one is missing
 */
async function keepKeys(
  { tx, tenantId }: TenantWrite,
  seal: Encryption,
  { secret_key, webhook_secret }: { readonly secret_key: string; readonly webhook_secret: string },
): Promise<void> {
  if (secret_key === '' && webhook_secret === '') {
    await tx.deleteFrom('payment_accounts').where('provider', '=', CARD_SERVICE).execute();
    return;
  }
  if (secret_key === '' || webhook_secret === '')
    throw appError('validation_failed', {
      formErrors: {
        [`payment.stripe.${secret_key === '' ? 'secret_key' : 'webhook_secret'}`]:
          'Please enter both keys',
      },
    });
  const keys = { secret_key: seal.close(secret_key), webhook_secret: seal.close(webhook_secret) };
  await tx
    .insertInto('payment_accounts')
    .values({ tenant_id: tenantId, provider: CARD_SERVICE, ...keys })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'provider']).doUpdateSet({ ...keys, updated_at: new Date() }),
    )
    .execute();
}

/** Saves the settings that belong to the tenant itself. */
async function keepShared(
  write: TenantWrite,
  was: ShopSettings,
  { enabled, currency }: { readonly enabled: boolean; readonly currency: string },
): Promise<void> {
  if (enabled === was.cart.enabled && currency === was.currency) return;
  await updateSettings(write, { cart: { enabled }, currency });
}

/**
 * Updates the selling settings.
 * @throws `conflict`
 */
export async function updateCartSettings(
  write: TenantWrite,
  { version, ...given }: CartSettingsUpdate,
): Promise<VersionedCartSettings> {
  const was = await shopSettings(write.tx, { lock: true });
  if (version !== undefined && version !== was.version)
    throw appError('conflict', { current: { ...was.cart, version: was.version } });
  const cart = laidOver(was.cart, given);
  const next = { ...was, cart, version: was.version + 1 };
  await keepShared(write, was, { enabled: cart.enabled, currency: was.currency });
  await keep(write, was, next);
  return { ...cart, version: next.version };
}

/**
 * Updates the settings of web orders; keys of a service are stored encrypted. The next order number can only be raised, because
 * numbers are unique.
 * @throws `conflict` with the current settings; `validation_failed`
 */
export async function updateWebOrderSettings(
  write: TenantWrite,
  { version, enabled, currency, next_number, cart, payment, ...given }: WebOrderSettingsUpdate,
  seal?: Encryption,
): Promise<WebOrderSettings> {
  const { tx } = write;
  const was = await shopSettings(tx, { lock: true });
  if (version !== undefined && version !== was.version)
    throw appError('conflict', { current: await toWebOrderSettings(tx, was) });
  const next: ShopSettings = {
    orders: laidOver(was.orders, { ...given, payment: { methods: payment?.methods } }),
    cart: laidOver(was.cart, { ...cart, enabled: enabled ?? cart?.enabled }),
    currency: currency ?? was.currency,
    locale: was.locale,
    version: was.version + 1,
  };
  await checkOrders(tx, next.orders);
  if (payment?.stripe) {
    invariant(seal, 'keys are sealed');
    await keepKeys(write, seal, payment.stripe);
  }
  if (next_number !== undefined) await raiseOrderCounter(write, next_number);
  await keepShared(write, was, { enabled: next.cart.enabled, currency: next.currency });
  await keep(write, was, next);
  return toWebOrderSettings(tx, next);
}
