import { countryName, knowsProvinces, readProvince } from '@org/schema';
import {
  type AddressInput,
  type CheckoutDetails,
  DELIVERIES,
  type Delivery,
  type OrderAddress,
} from '@org/schema/entities';
import { readPhone } from '@org/schema/phone';
import { mailAddress } from '../../../kernel/config/mail-address.ts';
import type { CartVisitor } from '../cart/cart-visits.ts';
import type { PricedMethod } from '../pricing/shipping-prices.ts';
import type { ShopSettings } from '../shop-settings/shop-settings.types.ts';

/** Complete details of a checkout; '' for missing values. */
export interface FilledDetails {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly delivery: Delivery | '';
  readonly shippingMethodId: string;
  readonly shipping: OrderAddress;
  readonly sameBilling: boolean;
  readonly billing: OrderAddress;
  readonly paymentMethod: string;
  readonly note: string;
  readonly terms: boolean;
  readonly createAccount: boolean;
}

/** Options that a checkout offers. */
export interface CheckoutOptions {
  readonly deliveries: readonly Delivery[];
  /** Delivery methods for the address and the goods, with prices. */
  readonly shippingMethods: readonly PricedMethod[];
  readonly paymentMethods: readonly { readonly key: string; readonly label: string }[];
  /** Path of the page with the shop's terms; '' when there are none to accept. */
  readonly termsPath: string;
}

/** Billing address of an order without one. */
export const NO_ADDRESS: OrderAddress = getAddress(undefined);

/** Returns an address as it is stored, with the name of its country and the code of its province, if it has one. */
function getAddress(given: AddressInput | undefined): OrderAddress {
  const { street = '', city = '', province = '', postalCode = '', countryCode = '' } = given ?? {};
  return {
    street,
    city,
    province: readProvince(countryCode, province) ?? province,
    postalCode: postalCode.toUpperCase(),
    country: countryName(countryCode),
    countryCode,
  };
}

/**
 * Returns the chosen delivery method. A method that does not deliver to the address is replaced by the first that does, while the
 * visitor still sees its price; when the order is placed it is kept and rejected.
 */
function getMethod(
  { shippingMethodId = '' }: CheckoutDetails,
  { shippingMethods }: Pick<CheckoutOptions, 'shippingMethods'>,
  isFinal: boolean,
): string {
  const [first] = shippingMethods;
  const isOffered = shippingMethods.some(({ id }) => id === shippingMethodId);
  return isOffered || (isFinal && shippingMethodId) ? shippingMethodId : (first?.id ?? '');
}

/** Returns the complete details: typed values, known values of the signed-in visitor, and the first of each option. */
export function fillDetails(
  typed: CheckoutDetails,
  options: CheckoutOptions,
  visitor: CartVisitor | undefined,
  { isFinal }: { readonly isFinal: boolean },
): FilledDetails {
  const delivery = typed.delivery || options.deliveries[0] || '';
  // An order for pickup is paid at pickup by default, if the shop offers that.
  const payable =
    options.paymentMethods.find(({ key }) => key === 'pickup' && delivery === 'pickup') ??
    options.paymentMethods.find(({ key }) => key !== 'pickup');
  return {
    email: typed.email ?? visitor?.email ?? '',
    firstname: typed.firstname ?? visitor?.firstname ?? '',
    lastname: typed.lastname ?? visitor?.lastname ?? '',
    phone: typed.phone ?? '',
    delivery,
    shippingMethodId: getMethod(typed, options, isFinal),
    shipping: getAddress(typed.shipping),
    sameBilling: typed.sameBilling ?? true,
    billing: getAddress(typed.billing),
    paymentMethod: typed.paymentMethod || payable?.key || '',
    note: typed.note ?? '',
    terms: typed.terms ?? false,
    createAccount: visitor === undefined && (typed.createAccount ?? false),
  };
}

type Problems = Record<string, string>;

/** Formats of postal codes, for countries where a mistyped code is common. */
const POSTAL_CODES: Readonly<Record<string, readonly [RegExp, string]>> = {
  CA: [/^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/, 'M5V 2T6'],
  US: [/^\d{5}(?:-\d{4})?$/, '94105'],
};

/** Returns the problems of an address by field. */
function addressProblems(name: 'shipping' | 'billing', address: OrderAddress): Problems {
  const { street, city, province, postalCode, countryCode } = address;
  const problems: Problems = {};
  if (!street) problems[`${name}.street`] = 'Please enter a street and number';
  if (!city) problems[`${name}.city`] = 'Please enter a city';
  if (!countryName(countryCode)) problems[`${name}.countryCode`] = 'Please choose a country';
  if (knowsProvinces(countryCode) && readProvince(countryCode, province) === undefined)
    problems[`${name}.province`] = province
      ? 'This isn’t a province or state of the country'
      : 'Please enter a province or state';
  const [shape, sample] = POSTAL_CODES[countryCode] ?? [];
  if (!postalCode) problems[`${name}.postalCode`] = 'Please enter a postal code';
  else if (shape && !shape.test(postalCode))
    problems[`${name}.postalCode`] = `Use a postal code such as ${sample}`;
  return problems;
}

function contactProblems(
  { email, firstname, lastname, phone, shipping }: FilledDetails,
  home: string,
): Problems {
  const problems: Problems = {};
  if (!email) problems.email = 'Please enter an email address';
  // Mail servers may accept domains without a top-level domain, but customers have none of those.
  else if (!/\.[^.@]+$/.test(mailAddress(email) ?? ''))
    problems.email = 'Please enter a valid email address';
  if (!firstname) problems.firstname = 'Please enter a first name';
  if (!lastname) problems.lastname = 'Please enter a last name';
  if (phone && !readPhone(phone, [shipping.countryCode, home]))
    problems.phone = 'Please enter a valid phone number';
  return problems;
}

/** Returns whether the order has a separate billing address. A pickup order is billed by email and needs no address. */
export const hasOwnBilling = ({
  delivery,
  sameBilling,
}: Pick<FilledDetails, 'delivery' | 'sameBilling'>): boolean => delivery === 'ship' && !sameBilling;

/** Returns the message when no method delivers an order to its address; '' when one does. */
export function noDeliveryText(
  { delivery, shipping }: Pick<FilledDetails, 'delivery' | 'shipping'>,
  { shippingMethods, deliveries }: Pick<CheckoutOptions, 'shippingMethods' | 'deliveries'>,
): string {
  if (delivery !== 'ship' || shippingMethods.length > 0 || !shipping.countryCode) return '';
  const place = [shipping.province, shipping.country].filter(Boolean).join(', ');
  const instead = deliveries.includes('pickup') ? ' or pick up your order' : '';
  return `We don’t deliver this order to ${place}. Choose another address${instead}`;
}

/**
 * Returns validation problems that block the order, by field.
 * @param home - the shop's country
 */
export function getProblems(
  details: FilledDetails,
  options: CheckoutOptions,
  home: string,
): Problems {
  const { delivery, shippingMethodId, shipping, billing, paymentMethod, terms } = details;
  const problems = contactProblems(details, home);
  if (delivery === '' || !options.deliveries.includes(delivery))
    problems.delivery = 'Please choose delivery or pickup';
  if (delivery === 'ship') {
    Object.assign(problems, addressProblems('shipping', shipping));
    const noDelivery = noDeliveryText(details, options);
    if (noDelivery) problems['shipping.countryCode'] ??= noDelivery;
    else if (!options.shippingMethods.some(({ id }) => id === shippingMethodId))
      problems.shippingMethodId = 'Choose a delivery method';
  }
  if (hasOwnBilling(details)) Object.assign(problems, addressProblems('billing', billing));
  if (!options.paymentMethods.some(({ key }) => key === paymentMethod))
    problems.paymentMethod = 'Please choose a payment method';
  else if (paymentMethod === 'pickup' && delivery !== 'pickup')
    problems.paymentMethod = 'Orders that are delivered cannot be paid at pickup';
  if (options.termsPath && !terms) problems.terms = 'Please agree to the terms';
  return problems;
}

/**
 * Returns the options of a shop's checkout. Takes settings, available payment methods, path of the terms.
 * @returns options
 */
export function getOptions(
  { orders }: Pick<ShopSettings, 'orders'>,
  {
    paymentMethods,
    shippingMethods,
    termsPath,
  }: Pick<CheckoutOptions, 'paymentMethods' | 'shippingMethods' | 'termsPath'>,
): CheckoutOptions {
  const { pickup, shipping } = orders;
  const offered: Readonly<Record<Delivery, boolean>> = {
    pickup: pickup.enabled,
    ship: shipping.enabled && shipping.methods.length > 0,
  };
  return {
    deliveries: DELIVERIES.filter((delivery) => offered[delivery]),
    shippingMethods: offered.ship ? shippingMethods : [],
    paymentMethods,
    termsPath,
  };
}
