import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { cartSettingsFields, cartSettingsSchema } from './cart.schema.ts';
import { countryField } from './contact-fields.ts';
import { shippingMethodSchema } from './delivery.schema.ts';
import { idField, lineField, textField } from './fields.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.schema.ts';
import { STOCK_STATUSES } from './product.schema.ts';

/** Ways to pay that the product knows: on an invoice, when the order is picked up, or by card through Stripe. */
export const PAYMENT_METHODS = ['invoice', 'pickup', 'stripe'] as const;
export type PaymentMethodKey = (typeof PAYMENT_METHODS)[number];

/** Whether taxes are charged: never, or those of the place that an order goes to. */
export const TAX_MODES = ['none', 'destination'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

const pickupShape = {
  enabled: boolean(),
  /** Where and when, in words for the buyer. */
  instructions: textField(1000),
  /** The place that things are picked up at: its taxes are charged. */
  country: countryField(),
  province: lineField(120).trim(),
};

/** A tax of a place. Every tax whose place fits is charged: those of a country, and those of its province beside them. */
const taxRateSchema = object({
  name: lineField(60).trim().required('Please enter a name'),
  /** Percent, at most four decimals. */
  rate: number()
    .typeError('Use a number')
    .min(0, 'Use 0 or more')
    .max(100, 'Use 100 or less')
    .test(
      'decimals',
      'Use at most four decimals',
      (rate) => typeof rate !== 'number' || Number(rate.toFixed(4)) === rate,
    )
    .required('Please enter a rate'),
  /** Two letters; '' for every country. */
  country: countryField().default(''),
  /** As addresses have it; '' for all of the country. */
  province: lineField(120).trim().default(''),
}).noUnknown();
export type TaxRate = InferType<typeof taxRateSchema>;

const paymentMethodSchema = object({
  key: mixed<PaymentMethodKey>().oneOf(PAYMENT_METHODS).required(),
  label: lineField(80).trim().required('Please enter a label'),
  enabled: boolean().required(),
}).noUnknown();
export type PaymentMethodSetting = InferType<typeof paymentMethodSchema>;

const unique = (message: string, key: string) => ({
  name: 'unique',
  message,
  test: (rows: readonly object[] | undefined): boolean => {
    const keys = (rows ?? []).map((row) => Reflect.get(row, key) as unknown);
    return new Set(keys).size === keys.length;
  },
});

const methods = () => array(shippingMethodSchema.required()).max(20);
const rates = () => array(taxRateSchema.required()).max(200);
const payments = () => array(paymentMethodSchema.required()).max(PAYMENT_METHODS.length);
const keyField = (shape: RegExp, message: string) =>
  string().trim().max(300).matches(shape, { message, excludeEmptyString: true });
const prefixField = () =>
  lineField(12)
    .trim()
    .matches(/^[\w./-]*$/, { message: 'Use letters, digits, hyphens, dots and slashes' });
/** Most pieces at which a thing can count as low. */
const MAX_LOW = 1_000_000;

const notifyField = () =>
  array(
    string().trim().lowercase().email('Please enter a valid email address').max(254).required(),
  ).max(10);
const statusField = () => mixed<OrderStatus>().oneOf(ORDER_STATUSES, 'Please choose a Status');
const stockStatusField = () => string().oneOf(['', ...STOCK_STATUSES]);

/** How a shop takes orders. Source: server data model 2.14, API-CART-02. */
export const webOrderSettingsSchema = object({
  /** The one switch of the shop, which is that of the cart: false takes no order, and shows neither cart nor buttons of it. */
  enabled: boolean().required(),
  currency: string().required(),
  order_prefix: string().defined(),
  /** What the next order is numbered. */
  next_number: number().integer().min(1).required(),
  default_fulfilment_status: statusField().required(),
  /** What is said of the stock of ordered things; '' says what was said in the shop. */
  default_stock_status: string().defined(),
  /** At how many pieces a thing is low on stock that has no number of its own; null for none. */
  low_stock: number().integer().min(1).nullable().defined(),
  /** Who of the shop is told by mail when a thing falls to its number: once, and of many in one mail a day. */
  low_stock_emails: array(string().required()).required(),
  /** Who of the shop is told of each order by mail. */
  notify_emails: array(string().required()).required(),
  pickup: object({
    enabled: boolean().required(),
    instructions: string().defined(),
    country: string().defined(),
    province: string().defined(),
  }).required(),
  shipping: object({
    enabled: boolean().required(),
    methods: array(shippingMethodSchema.required()).required(),
  }).required(),
  tax: object({
    mode: mixed<TaxMode>().oneOf(TAX_MODES).required(),
    rates: array(taxRateSchema.required()).required(),
    prices_include_tax: boolean().required(),
  }).required(),
  payment: object({
    methods: array(
      paymentMethodSchema.shape({
        /** False for a method that cannot be offered yet, such as one without its key. */
        available: boolean().required(),
      }),
    ).required(),
    /** Whether the keys of the service for cards are set; they themselves are told to nobody. */
    stripe: object({ is_set: boolean().required() }).required(),
  }).required(),
  /** The page that buyers agree to; null for none. */
  terms_page_id: idField().nullable().defined(),
  cart: cartSettingsSchema.required(),
  /** Counts changes; 0 for settings that nobody has changed yet. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type WebOrderSettings = InferType<typeof webOrderSettingsSchema>;

/** Body of a change of these settings: what is left out stays, lists are replaced as a whole. */
export const webOrderSettingsUpdateSchema = object({
  enabled: boolean(),
  currency: string().matches(/^[A-Z]{3}$/, 'Use a currency code such as CAD'),
  order_prefix: prefixField(),
  next_number: number()
    .typeError('Use a whole number')
    .integer('Use a whole number')
    .min(1, 'Use 1 or more')
    .max(1_000_000_000_000),
  default_fulfilment_status: statusField(),
  default_stock_status: stockStatusField(),
  low_stock: number()
    .typeError('Use a whole number')
    .integer('Use a whole number')
    .min(1, 'Use 1 or more, or nothing')
    .max(MAX_LOW, `Use ${MAX_LOW} or less`)
    .nullable(),
  low_stock_emails: notifyField(),
  notify_emails: notifyField(),
  pickup: object(pickupShape).noUnknown().optional().default(undefined),
  shipping: object({
    enabled: boolean(),
    methods: methods().test(unique('Two methods have the same id', 'id')),
  })
    .noUnknown()
    .optional()
    .default(undefined),
  tax: object({
    mode: mixed<TaxMode>().oneOf(TAX_MODES, 'Please choose how taxes are charged'),
    rates: rates(),
    prices_include_tax: boolean(),
  })
    .noUnknown()
    .optional()
    .default(undefined),
  payment: object({
    methods: payments().test(unique('A way to pay is named twice', 'key')),
    /** The keys of the service for cards; both '' take them away. */
    stripe: object({
      secret_key: keyField(/^(?:sk|rk)_\w+$/, 'Use a secret key such as sk_live_…').defined(),
      webhook_secret: keyField(/^whsec_\w+$/, 'Use a signing secret such as whsec_…').defined(),
    })
      .noUnknown()
      .optional()
      .default(undefined),
  })
    .noUnknown()
    .optional()
    .default(undefined),
  terms_page_id: idField().nullable(),
  cart: object(cartSettingsFields()).noUnknown().optional().default(undefined),
  version: number().integer().min(0),
}).noUnknown();
export type WebOrderSettingsUpdate = InferType<typeof webOrderSettingsUpdateSchema>;

/** What of these settings is kept as one value: the rest stands where it always stood. */
export type StoredWebOrderSettings = Omit<
  WebOrderSettings,
  'enabled' | 'currency' | 'next_number' | 'cart' | 'version' | 'payment'
> & { readonly payment: { readonly methods: PaymentMethodSetting[] } };

/** How a shop takes orders where nobody has said otherwise. */
export const WEB_ORDER_SETTINGS: StoredWebOrderSettings = {
  order_prefix: '',
  default_fulfilment_status: 'pending',
  default_stock_status: '',
  low_stock: null,
  low_stock_emails: [],
  notify_emails: [],
  pickup: { enabled: true, instructions: '', country: '', province: '' },
  shipping: { enabled: false, methods: [] },
  tax: { mode: 'none', rates: [], prices_include_tax: false },
  payment: {
    methods: [
      { key: 'invoice', label: 'Pay on invoice', enabled: true },
      { key: 'pickup', label: 'Pay when you pick it up', enabled: true },
      { key: 'stripe', label: 'Pay by card', enabled: false },
    ],
  },
  terms_page_id: null,
};

/** The number of a shop's first order. */
export const FIRST_ORDER = 1001;
