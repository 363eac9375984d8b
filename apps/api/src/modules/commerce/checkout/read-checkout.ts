import { countryName, fromCents, isPaidOnline, readProvince, toCents } from '@org/schema';
import type { Checkout, CheckoutDetails, OrderAddress } from '@org/schema/entities';
import type { CouponRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { tenantReading } from '../../../kernel/settings/reading.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import { describeCart, getSubtotal, getWeight, type OpenCart } from '../cart/read-cart.ts';
import { couponProblem, getUses } from '../pricing/coupons.ts';
import { addUp, type Totals, toOrderTotals } from '../pricing/order-totals.ts';
import { availableMethods, shippingPrice } from '../pricing/shipping-prices.ts';
import { findTaxRates, type TaxAddress } from '../pricing/tax-rates.ts';
import { offeredMethods } from '../shop-settings/payment-methods.ts';
import type { ShopSettings } from '../shop-settings/shop-settings.types.ts';
import {
  type CheckoutOptions,
  type FilledDetails,
  fillDetails,
  getOptions,
  getProblems,
  noDeliveryText,
} from './checkout-details.ts';

/** Checkout with everything that an order needs. */
export interface OpenCheckout {
  readonly open: OpenCart;
  readonly details: FilledDetails;
  readonly options: CheckoutOptions;
  readonly totals: Totals;
  /** Reason why the coupon has no effect; undefined when it applies or there is none. */
  readonly couponProblem: string | undefined;
  /** Validation problems that block the order, by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Country of the shop, the default of an address. */
  readonly home: string;
  readonly canOrder: boolean;
  /** True when the visitor is not signed in. */
  readonly isGuest: boolean;
}

/** Returns the address that taxes depend on: the delivery address, or the pickup address. */
function taxPlace(
  { orders }: Pick<ShopSettings, 'orders'>,
  { delivery, shipping }: Pick<FilledDetails, 'delivery' | 'shipping'>,
): TaxAddress {
  const { country, province } = orders.pickup;
  return delivery === 'ship' ? shipping : { countryCode: country, province };
}

function getShipping(
  { shippingMethods }: CheckoutOptions,
  { delivery, shippingMethodId }: FilledDetails,
): { readonly price: bigint; readonly freeOver: bigint | null } | undefined {
  if (delivery !== 'ship') return undefined;
  const method = shippingMethods.find(({ id }) => id === shippingMethodId);
  if (!method) return undefined;
  return {
    price: toCents(method.price),
    freeOver: method.free_over === null ? null : toCents(method.free_over),
  };
}

/**
 * Returns the path of the page with the shop's terms; '' when there is none or it is no longer public, so that nobody has to
 * agree to it.
 */
async function termsPath(tx: TenantTx, { orders }: ShopSettings): Promise<string> {
  const { terms_page_id: id } = orders;
  if (id === null) return '';
  const page = await tx
    .selectFrom('pages')
    .select('slug')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return page ? `/${page.slug}` : '';
}

/** Terms that staff set for an order that they create. */
export interface StaffTerms {
  readonly discount?: Pick<CouponRecord, 'kind' | 'value'> | undefined;
}

/** Payment that staff arrange with the customer directly. */
const MANUAL_PAYMENT = { key: 'manual', label: 'Manual payment' } as const;

/** Returns the payment methods that staff choose from; a card is paid by its owner in the shop. */
async function staffMethods(
  tx: TenantTx,
  shop: ShopSettings,
): Promise<CheckoutOptions['paymentMethods']> {
  const offered = await offeredMethods(tx, shop);
  return [...offered.filter(({ key }) => !isPaidOnline(key)), MANUAL_PAYMENT];
}

/** Purpose for which a checkout is opened. */
export interface CheckoutPurpose {
  /** True when an order is placed: an unavailable delivery method is a problem, and not replaced by the first one. */
  readonly isFinal?: boolean;
  /** Set for an order that staff create. */
  readonly staff?: StaffTerms | undefined;
}

/** Returns the checkout of a cart with its totals. */
export async function openCheckout(
  tx: TenantTx,
  open: OpenCart,
  typed: CheckoutDetails,
  visitor: CartVisitor | undefined,
  { isFinal = false, staff }: CheckoutPurpose = {},
): Promise<OpenCheckout> {
  const { shop, lines, coupon, row } = open;
  const home = await homeCountry(tx, shop);
  const choices = {
    paymentMethods: staff ? await staffMethods(tx, shop) : await offeredMethods(tx, shop),
    // Staff cannot agree to the terms for their customer.
    termsPath: staff ? '' : await termsPath(tx, shop),
  };
  const optionsFor = (goods: bigint): CheckoutOptions => {
    const { countryCode = home, province = '' } = typed.shipping ?? {};
    const destination = { countryCode: countryCode || home, province };
    const shippingMethods = availableMethods(shop, { goods, weight: getWeight(open) }, destination);
    return getOptions(shop, { ...choices, shippingMethods });
  };
  const email = typed.email ?? visitor?.email ?? '';
  const problem = row?.coupon_code
    ? couponProblem(coupon, {
        subtotal: getSubtotal(open),
        shop,
        usedByCustomer: coupon && email ? await getUses(tx, coupon.id, email) : 0,
      })
    : undefined;
  const goods = {
    lines: lines.filter(({ item }) => item.available).map(({ total }) => total),
    ...(coupon && !problem && { coupon }),
    ...(staff?.discount && { coupon: staff.discount }),
  };
  // Delivery prices by order value use the price of the goods after the coupon.
  const { subtotal, discount } = addUp({ ...goods, rates: [], includesTax: false });
  const options = optionsFor(subtotal - discount);
  const details = fillDetails(typed, options, visitor, { isFinal });
  const shipping = getShipping(options, details);
  const totals = addUp({
    ...goods,
    ...(shipping && { shipping }),
    rates: findTaxRates(shop.orders.tax, taxPlace(shop, details)),
    includesTax: shop.orders.tax.prices_include_tax,
  });
  return {
    open,
    details,
    options,
    totals,
    couponProblem: problem,
    problems: getProblems(details, options, home),
    home,
    canOrder: shop.cart.guest_checkout || visitor !== undefined,
    isGuest: visitor === undefined,
  };
}

/** Returns the country of a shop: that of its pickup address, or the tenant's. */
async function homeCountry(tx: TenantTx, { orders }: ShopSettings): Promise<string> {
  if (orders.pickup.country) return orders.pickup.country;
  return (await tenantReading(tx)).country;
}

/** Returns an address for a form, with the values as they were typed. */
const shown = (
  address: OrderAddress,
  typed: CheckoutDetails['shipping'],
  home: string,
): OrderAddress => ({
  ...address,
  // The shop's country is the default until the visitor chooses one.
  ...(typed?.countryCode === undefined && { country: countryName(home), countryCode: home }),
  province: typed?.province ?? readProvince(address.countryCode, address.province) ?? '',
});

/** Returns a checkout in the format of the API. */
export async function describeCheckout(tx: TenantTx, checkout: OpenCheckout): Promise<Checkout> {
  const { open, details, options, totals, problems, canOrder } = checkout;
  const { row, shop } = open;
  const cart = describeCart(open);
  const home = await homeCountry(tx, shop);
  const goods = totals.subtotal - totals.discount;
  const warnings = checkout.couponProblem
    ? [...new Set([checkout.couponProblem, ...cart.warnings])]
    : cart.warnings;
  return {
    cart: { ...cart, warnings },
    details: {
      ...details,
      shipping: shown(details.shipping, row?.details.shipping, home),
      billing: shown(details.billing, row?.details.billing, home),
    },
    problems: row?.problems ?? {},
    isReady:
      cart.items.length > 0 &&
      warnings.length === 0 &&
      canOrder &&
      Object.keys(problems).length === 0,
    canOrder,
    choices: {
      deliveries: [...options.deliveries],
      pickupInstructions: options.deliveries.includes('pickup')
        ? shop.orders.pickup.instructions
        : '',
      shippingMethods: options.shippingMethods.map((method) => ({
        id: method.id,
        name: method.name,
        price: shippingPrice(method, goods),
        freeOver: method.free_over,
      })),
      noDelivery: noDeliveryText(
        {
          delivery: details.delivery,
          // The shop's country is the default until the visitor chooses one.
          shipping: shown(details.shipping, row?.details.shipping, home),
        },
        options,
      ),
      paymentMethods: options.paymentMethods.map(({ key, label }) => ({ key, label })),
      termsPath: options.termsPath,
      createAccount: checkout.isGuest,
    },
    totals: toOrderTotals(totals),
    currency: shop.currency,
    heldUntil: row?.reserved_until?.toISOString() ?? null,
  };
}

/** Returns the total of an order in major units. */
export const getTotal = ({ totals }: Pick<OpenCheckout, 'totals'>): number =>
  fromCents(totals.total);
