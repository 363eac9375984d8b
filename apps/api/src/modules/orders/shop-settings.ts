import {
  appError,
  CART_SETTINGS,
  type CartSettings,
  type CartSettingsUpdate,
  getMoney,
  invariant,
  type StoredWebOrderSettings,
  WEB_ORDER_SETTINGS,
  type WebOrderSettings,
  type WebOrderSettingsUpdate,
} from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { Encryption } from '../../encryption.ts';
import { changesBetween } from '../../entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../events/record-change.ts';
import { getSettings, updateSettings } from '../settings/settings.service.ts';
import { settingPaths } from '../settings/settings-values.ts';
import { nextOrder, raiseOrderCounter } from './order-counter.ts';
import { isAvailable, isConnected } from './payment-methods.ts';

/** How a shop sells, and how often that was changed. Source: CART-007. */
export type VersionedCartSettings = CartSettings & { readonly version: number };

/** All that is set of a shop, defaults filled in. */
export interface ShopSettings {
  readonly cart: CartSettings;
  readonly orders: StoredWebOrderSettings;
  readonly currency: string;
  /** In which the site writes its amounts. */
  readonly locale: string;
  /** Counts changes; 0 while nobody has changed anything. */
  readonly version: number;
}

/** Lays a change over what is stored: groups field by field, lists as a whole, and what is not given stays. */
function laidOver<Values extends object>(base: Values, change: object): Values {
  const entries = Object.entries(base).map(([key, was]: [string, unknown]) => {
    const given: unknown = Reflect.get(change, key);
    if (given === undefined) return [key, was];
    const isGroup = typeof was === 'object' && was !== null && !Array.isArray(was);
    return [key, isGroup && given !== null ? laidOver(was, given as object) : given];
  });
  // The keys are those of the base.
  return Object.fromEntries(entries) as Values;
}

/**
 * All that is set of a shop. Whether it sells at all is the tenant's setting `cart.enabled`, and in which currency its setting
 * `currency`: the menu of the site, the buttons that put things into the cart and the checkout read the same two.
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

/** An amount of money in words for a visitor, as the site writes all others. Shape: major units, shop → text. */
export const getAmount = (
  amount: number,
  { locale, currency }: Pick<ShopSettings, 'locale' | 'currency'>,
): string => getMoney(locale, currency)(amount);

/** What is told of an order whose goods cost less than the shop asks for. */
export const leastWords = (shop: ShopSettings): string =>
  `The minimum order value is ${getAmount(shop.cart.min_order_total, shop)}`;

/** How a shop sells. */
export async function cartSettings(tx: TenantTx): Promise<VersionedCartSettings> {
  const { cart, version } = await shopSettings(tx);
  return { ...cart, version };
}

/** The settings of web orders, as staff see them. Source: API-CART-02, server data model 2.14. */
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
    payment: { methods, stripe: { is_set: await isConnected(tx, 'stripe') } },
    cart,
    version,
  };
}

/** Errors: `validation_failed` for a page of terms that is not there, and for a shop from which nothing could reach its buyers. */
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

/** Writes what differs, and tells of it. */
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

/** Keeps the keys of the service for cards, sealed; two empty ones take them away. Errors: `validation_failed` where one is missing. */
async function keepKeys(
  { tx, tenantId }: TenantWrite,
  seal: Encryption,
  { secret_key, webhook_secret }: { readonly secret_key: string; readonly webhook_secret: string },
): Promise<void> {
  if (secret_key === '' && webhook_secret === '') {
    await tx.deleteFrom('payment_accounts').where('provider', '=', 'stripe').execute();
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
    .values({ tenant_id: tenantId, provider: 'stripe', ...keys })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'provider']).doUpdateSet({ ...keys, updated_at: new Date() }),
    )
    .execute();
}

/** Sets what stands among the settings of the tenant itself. */
async function keepShared(
  write: TenantWrite,
  was: ShopSettings,
  { enabled, currency }: { readonly enabled: boolean; readonly currency: string },
): Promise<void> {
  if (enabled === was.cart.enabled && currency === was.currency) return;
  await updateSettings(write, { cart: { enabled }, currency });
}

/** Changes how a shop sells. Errors: `conflict`. Source: API-CART-01. */
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
 * Changes the settings of web orders; keys of a service are closed with the seal. The next number can be raised, never lowered: numbers are given once.
 * Errors: `conflict` with the settings as they are; `validation_failed`.
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
