import { yupResolver } from '@hookform/resolvers/yup';
import { toNumber } from '@org/admin-kit';
import type { PaymentMethodKey } from '@org/schema';
import { type WebOrderSettings, webOrderSettingsUpdateSchema } from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of the shop settings: numbers as they are typed, in the groups of the endpoint. */
export type ShopValues = {
  enabled: boolean;
  currency: string;
  order_prefix: string;
  next_number: string;
  default_fulfilment_status: string;
  default_stock_status: string;
  /** '' for none. */
  low_stock: string;
  low_stock_emails: string[];
  notify_emails: string[];
  terms_page_id: string;
  cart: {
    show_quantity_box: boolean;
    add_out_of_stock_product_to_cart: boolean;
    guest_checkout: boolean;
    max_product_cart_quantity: string;
    min_order_total: string;
    reservation_minutes: string;
  };
  pickup: { enabled: boolean; instructions: string; country: string; province: string };
  shipping: {
    enabled: boolean;
    /** `free_over` is '' for never. */
    methods: {
      id: string;
      name: string;
      price: string;
      free_over: string;
      band_by: string;
      /** `up_to` is '' for no limit. */
      bands: { up_to: string; price: string }[];
      destinations: { country: string; provinces: string[] }[];
    }[];
  };
  tax: {
    mode: string;
    prices_include_tax: boolean;
    rates: { name: string; rate: string; country: string; province: string }[];
  };
  payment: {
    methods: { key: PaymentMethodKey; label: string; enabled: boolean }[];
  };
};

/** Returns the form values of the current settings. */
export function shopToForm(settings: WebOrderSettings): ShopValues {
  const { cart, pickup, shipping, tax, payment } = settings;
  return {
    enabled: settings.enabled,
    currency: settings.currency,
    order_prefix: settings.order_prefix,
    next_number: String(settings.next_number),
    default_fulfilment_status: settings.default_fulfilment_status,
    default_stock_status: settings.default_stock_status,
    low_stock: settings.low_stock === null ? '' : String(settings.low_stock),
    low_stock_emails: [...settings.low_stock_emails],
    notify_emails: [...settings.notify_emails],
    terms_page_id: settings.terms_page_id ? String(settings.terms_page_id) : '',
    cart: {
      show_quantity_box: cart.show_quantity_box,
      add_out_of_stock_product_to_cart: cart.add_out_of_stock_product_to_cart,
      guest_checkout: cart.guest_checkout,
      max_product_cart_quantity: String(cart.max_product_cart_quantity),
      min_order_total: String(cart.min_order_total),
      reservation_minutes: String(cart.reservation_minutes),
    },
    pickup: { ...pickup },
    shipping: {
      enabled: shipping.enabled,
      methods: shipping.methods.map(({ price, free_over, bands, destinations, ...method }) => ({
        ...method,
        price: String(price),
        free_over: free_over === null ? '' : String(free_over),
        bands: bands.map((band) => ({
          up_to: band.up_to === null ? '' : String(band.up_to),
          price: String(band.price),
        })),
        destinations: destinations.map(({ country, provinces }) => ({
          country,
          provinces: [...provinces],
        })),
      })),
    },
    tax: {
      mode: tax.mode,
      prices_include_tax: tax.prices_include_tax,
      rates: tax.rates.map(({ rate, ...place }) => ({ ...place, rate: String(rate) })),
    },
    payment: {
      methods: payment.methods.map(({ key, label, enabled }) => ({ key, label, enabled })),
    },
  };
}

/**
 * Returns the body that updates the settings. The next order number is only sent when it was edited, since orders increase it in
 * the meantime.
 */
export function shopToBody(
  values: ShopValues,
  base: ShopValues,
  version: number | undefined,
): Record<string, unknown> {
  const { next_number, terms_page_id, low_stock, cart, shipping, tax, currency, ...plain } = values;
  return {
    ...plain,
    ...(currency !== base.currency && { currency }),
    ...(next_number !== base.next_number && { next_number: toNumber(next_number) ?? '' }),
    terms_page_id: terms_page_id ? Number(terms_page_id) : null,
    low_stock: toNumber(low_stock),
    cart: {
      ...cart,
      max_product_cart_quantity: toNumber(cart.max_product_cart_quantity) ?? '',
      min_order_total: toNumber(cart.min_order_total) ?? 0,
      reservation_minutes: toNumber(cart.reservation_minutes) ?? '',
    },
    shipping: {
      ...shipping,
      methods: shipping.methods.map(({ price, free_over, bands, ...method }) => ({
        ...method,
        // With bands the price is in the bands.
        price: toNumber(price) ?? (method.band_by === 'none' ? '' : 0),
        free_over: toNumber(free_over),
        bands:
          method.band_by === 'none'
            ? []
            : bands.map((band) => ({
                up_to: toNumber(band.up_to),
                price: toNumber(band.price) ?? '',
              })),
      })),
    },
    tax: {
      ...tax,
      rates: tax.rates.map(({ rate, ...place }) => ({ ...place, rate: toNumber(rate) ?? '' })),
    },
    ...(version !== undefined && { version }),
  };
}

const check = yupResolver(webOrderSettingsUpdateSchema) as unknown as Resolver<
  Record<string, unknown>
>;

/** Validates the form by the server's rules. */
export const shopResolver: Resolver<ShopValues> = async (values, context, options) => {
  // Validates all values, as if all of them had changed.
  const body = shopToBody(values, { ...values, next_number: '', currency: '' }, undefined);
  const { errors } = await check(body, context, { ...options, fields: {} } as never);
  return Object.keys(errors).length > 0
    ? { values: {}, errors: errors as never }
    : { values, errors: {} };
};

/** Creates a unique id for a new delivery method. */
function newMethodId(others: readonly { readonly id: string }[]): string {
  const known = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (known.has(`delivery-${number}`)) number++;
  return `delivery-${number}`;
}

/** Returns a new delivery method for the tenant's country. */
export function newMethod(
  others: readonly { readonly id: string }[],
  country: string,
): ShopValues['shipping']['methods'][number] {
  return {
    id: newMethodId(others),
    name: '',
    price: '',
    free_over: '',
    band_by: 'none',
    bands: [],
    destinations: [{ country, provinces: [] }],
  };
}
