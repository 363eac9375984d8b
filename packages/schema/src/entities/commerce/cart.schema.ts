import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { STOCK_STATUSES, type StockStatus } from './product.schema.ts';

/** Maximum number of line items in a cart, and of the quantity per line item that a shop can allow. */
export const CART_LIMITS = { items: 100, quantity: 9999 } as const;

/** Maximum time for which a checkout without activity reserves stock, in minutes: a day. */
const MAX_HELD = 1440;

/** Cart settings of a shop. `enabled` is the tenant's setting `cart.enabled`. */
export const cartSettingsSchema = object({
  /** False hides add-to-cart buttons and rejects changes of carts. */
  enabled: boolean().required(),
  /** True lets visitors order more than is in stock. */
  add_out_of_stock_product_to_cart: boolean().required(),
  /** Maximum quantity of one line item. */
  max_product_cart_quantity: number().integer().min(1).max(CART_LIMITS.quantity).required(),
  /** False fixes the quantity at 1. */
  show_quantity_box: boolean().required(),
  /** Minimum subtotal of an order; 0 for none. */
  min_order_total: number().min(0).required(),
  /** Time for which an open checkout reserves the stock of its cart, in minutes. */
  reservation_minutes: number().integer().min(1).max(MAX_HELD).required(),
  /** False requires visitors to sign in to order. */
  guest_checkout: boolean().required(),
}).noUnknown();
export type CartSettings = InferType<typeof cartSettingsSchema>;

/** Default cart settings of a shop. */
export const CART_SETTINGS: CartSettings = {
  enabled: false,
  add_out_of_stock_product_to_cart: false,
  max_product_cart_quantity: 99,
  show_quantity_box: true,
  min_order_total: 0,
  reservation_minutes: 15,
  guest_checkout: true,
};

const wholeNumber = () =>
  number().typeError('Use a whole number').integer('Use a whole number').min(1, 'Use 1 or more');

/** Returns the editable fields of the cart settings. */
export const cartSettingsFields = () => ({
  enabled: boolean(),
  add_out_of_stock_product_to_cart: boolean(),
  max_product_cart_quantity: wholeNumber().max(CART_LIMITS.quantity),
  show_quantity_box: boolean(),
  min_order_total: moneyField(),
  reservation_minutes: wholeNumber().max(MAX_HELD, `Use ${MAX_HELD} or less`),
  guest_checkout: boolean(),
});

/** Body that updates the cart settings; omitted fields do not change. */
export const cartSettingsUpdateSchema = object({
  ...cartSettingsFields(),
  version: number().integer().min(0),
}).noUnknown();
export type CartSettingsUpdate = InferType<typeof cartSettingsUpdateSchema>;

/** Key of a line item. */
export const cartItemKey = () =>
  string().matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'Name a thing of the cart by its key',
    excludeEmptyString: true,
  });

/** A chosen attribute value. */
const selectedOptionSchema = object({
  attribute_name: lineField(60).required(),
  attribute_value: lineField(120).required(),
}).noUnknown();

/** A line item of a cart with the shop's current prices. */
export const cartItemSchema = object({
  id: idField().required(),
  /** Identifies the line item in paths of endpoints. */
  key: string().required(),
  /** Name of the product followed by the chosen values. */
  name: string().required(),
  quantity: number().integer().min(1).required(),
  unitPrice: number().required(),
  salePrice: number().nullable().defined(),
  sku: string().required(),
  slug: string().required(),
  images: array(
    object({ file: string().required(), alt: string().defined() }).required(),
  ).required(),
  selectedOptions: array(selectedOptionSchema.required()).required(),
  weight: number().nullable().defined(),
  length: number().nullable().defined(),
  width: number().nullable().defined(),
  height: number().nullable().defined(),
  /** Maximum quantity that can be set. */
  maxQuantity: number().integer().min(0).required(),
  stock: number().integer().required(),
  stockStatus: mixed<StockStatus>().oneOf(STOCK_STATUSES).required(),
  /** False for an item that cannot be bought: no longer in the shop, or not enough in stock. */
  available: boolean().required(),
  lineTotal: number().required(),
  /** Changes since the item was added, as messages for the visitor. */
  warnings: array(string().required()).required(),
}).noUnknown();
export type CartItem = InferType<typeof cartItemSchema>;

/** A cart. */
export const cartSchema = object({
  /** Public id of the cart, which gives no access to it. Null for a visitor without a cart. */
  guid: string().nullable().defined(),
  items: array(cartItemSchema.required()).required(),
  /** Total quantity of all line items. */
  itemsCount: number().integer().required(),
  /** Totals before delivery and taxes, which depend on the destination. */
  totals: object({
    subtotal: number().required(),
    discount: number().required(),
    total: number().required(),
  }).required(),
  currency: string().required(),
  /**
   * Price of the cheapest delivery method, and the subtotal from which delivery is free: null when there is none, or when it is
   * free already. Null as a whole when nothing is shipped.
   */
  delivery: object({ from: number().required(), freeFrom: number().nullable().defined() })
    .nullable()
    .defined(),
  /** Applied coupons with their current discounts. */
  coupons: array(
    object({ code: string().required(), discount: number().required() }).required(),
  ).required(),
  /** Problems that block an order, as messages for the visitor. */
  warnings: array(string().required()).required(),
  version: versionField().required(),
}).noUnknown();
export type Cart = InferType<typeof cartSchema>;

/**
 * A quantity of an HTML form.
 * @param least - message for a quantity below the minimum, and for an empty input
 */
const formQuantity = (least: string) =>
  wholeNumber()
    .typeError(({ originalValue }: { readonly originalValue?: unknown }) =>
      /^\s*(?:(?:-0*|0+)\s*)?$/.test(String(originalValue ?? '')) ? least : 'Use a whole number',
    )
    .min(1, least)
    .max(CART_LIMITS.quantity);

/** Body that adds a quantity of a product to a cart. */
export const cartAddSchema = object({
  sku: lineField(100).trim().required('Please choose a product'),
  quantity: wholeNumber().max(CART_LIMITS.quantity),
}).noUnknown();

/** Body that sets the quantity of a line item; 0 removes it. */
export const cartQuantitySchema = object({
  quantity: number()
    .typeError('Use a whole number')
    .integer('Use a whole number')
    .min(0, 'Use 0 or more')
    .max(CART_LIMITS.quantity)
    .required('Please enter a quantity'),
}).noUnknown();

/** Actions of the cart's HTML form, which works without scripts. */
export const CART_ACTS = ['add', 'set', 'more', 'less', 'remove', 'clear', 'again'] as const;
export type CartAct = (typeof CART_ACTS)[number];

const optionField = () => lineField(120);

/** Body of the cart's HTML forms: a product is named by its SKU, or by its id and the chosen value of each attribute. */
export const cartFormSchema = object({
  act: mixed<CartAct>().oneOf(CART_ACTS).required(),
  sku: lineField(100).trim(),
  product: idField(),
  option0: optionField(),
  option1: optionField(),
  option2: optionField(),
  option3: optionField(),
  option4: optionField(),
  /** A line item of the cart. */
  item: cartItemKey(),
  /** An order to buy again. */
  order: cartItemKey(),
  quantity: formQuantity('Use 1 or more')
    .when('act', ([act], quantity) =>
      act === 'set' ? formQuantity('Use 1 or more, or remove it') : quantity,
    )
    .meta({ digits: true }),
}).noUnknown();
export type CartForm = InferType<typeof cartFormSchema>;
