import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField } from '../../fields/fields.ts';
import { countryField } from '../../reading/contact-fields.ts';
import {
  CARD_SERVICE,
  PAYMENT_METHODS,
  type PaymentMethodKey,
} from '../../values/payment-method.ts';
import { cartSettingsFields, cartSettingsSchema } from './cart.schema.ts';
import { shippingMethodSchema } from './delivery.schema.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.schema.ts';
import { STOCK_STATUSES } from './product.schema.ts';

/** Tax modes: no taxes, or those of the order's destination. */
export const TAX_MODES = ['none', 'destination'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

const pickupShape = {
  enabled: boolean(),
  /** Pickup instructions for the customer. */
  instructions: textField(1000),
  /** Location of the pickup, whose taxes apply. */
  country: countryField(),
  province: lineField(120).trim(),
};

/** A tax of a country or province. All matching taxes apply: those of the country and those of its province. */
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
  /** Province as in addresses; '' for the whole country. */
  province: lineField(120).trim().default(''),
}).noUnknown();
export type TaxRate = InferType<typeof taxRateSchema>;

const paymentMethodSchema = object({
  key: mixed<PaymentMethodKey>().oneOf(PAYMENT_METHODS).required(),
  label: lineField(80).trim().required('Please enter a label'),
  enabled: boolean().required(),
}).noUnknown();
/** A payment method of the shop, and whether it is offered. */
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
/** Maximum quantity of a low-stock alert. */
const MAX_LOW = 1_000_000;

const notifyField = () =>
  array(
    string().trim().lowercase().email('Please enter a valid email address').max(254).required(),
  ).max(10);
const statusField = () => mixed<OrderStatus>().oneOf(ORDER_STATUSES, 'Please choose a Status');
const stockStatusField = () => string().oneOf(['', ...STOCK_STATUSES]);

/** Order settings of a shop. */
export const webOrderSettingsSchema = object({
  /** The same switch as that of the cart: false takes no orders and hides the cart and its buttons. */
  enabled: boolean().required(),
  currency: string().required(),
  order_prefix: string().defined(),
  /** Number of the next order. */
  next_number: number().integer().min(1).required(),
  default_fulfilment_status: statusField().required(),
  /** Default stock status of ordered items; '' uses the status shown in the shop. */
  default_stock_status: string().defined(),
  /** Default low-stock alert; null for none. */
  low_stock: number().integer().min(1).nullable().defined(),
  /** Recipients of low-stock alerts, which are sent once per variant, and as one email a day for many. */
  low_stock_emails: array(string().required()).required(),
  /** Recipients of an email about each order. */
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
    /** True `is_set` when the keys of the payment provider are set; the keys are never returned. */
    stripe: object({ is_set: boolean().required() }).required(),
  }).required(),
  /** Page with the terms; null for none. */
  terms_page_id: idField().nullable().defined(),
  cart: cartSettingsSchema.required(),
  /** Number of changes; 0 for settings that were never changed. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type WebOrderSettings = InferType<typeof webOrderSettingsSchema>;

/** Body that updates these settings: omitted fields do not change, lists are replaced as a whole. */
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
    /** Keys of the payment provider; both '' remove them. */
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

/** The part of these settings that is stored as one value; the rest is stored in other settings. */
export type StoredWebOrderSettings = Omit<
  WebOrderSettings,
  'enabled' | 'currency' | 'next_number' | 'cart' | 'version' | 'payment'
> & { readonly payment: { readonly methods: PaymentMethodSetting[] } };

/** Default order settings of a shop. */
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
      { key: CARD_SERVICE, label: 'Pay by card', enabled: false },
    ],
  },
  terms_page_id: null,
};

/** Number of a shop's first order. */
export const FIRST_ORDER = 1001;
