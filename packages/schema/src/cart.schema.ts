import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from './fields.ts';
import { moneyField } from './money.ts';
import { STOCK_STATUSES, type StockStatus } from './product.schema.ts';

/** Most different things in one cart, and the most pieces of one that any shop can allow. */
export const CART_LIMITS = { items: 100, quantity: 9999 } as const;

/** Longest that a cart's pieces are held without a sign of its visitor, minutes: a day. */
const MAX_HELD = 1440;

/** How a shop sells. `enabled` is the tenant's setting `cart.enabled`. Source: CART-007, server data model 2.14. */
export const cartSettingsSchema = object({
  /** False shows no add-to-cart button, and no cart takes anything. */
  enabled: boolean().required(),
  /** True lets visitors take more than there is in stock. */
  add_out_of_stock_product_to_cart: boolean().required(),
  /** Most pieces of one thing in a cart. */
  max_product_cart_quantity: number().integer().min(1).max(CART_LIMITS.quantity).required(),
  /** False leaves the quantity at 1. */
  show_quantity_box: boolean().required(),
  /** Least that the goods of an order cost; 0 for any. */
  min_order_total: number().min(0).required(),
  /** How long an open checkout holds the pieces of its cart, minutes. */
  reservation_minutes: number().integer().min(1).max(MAX_HELD).required(),
  /** False takes orders of visitors alone who are signed in. */
  guest_checkout: boolean().required(),
}).noUnknown();
export type CartSettings = InferType<typeof cartSettingsSchema>;

/** How a shop sells where nobody has said otherwise. */
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

/** What can be changed of how a shop sells. */
export const cartSettingsFields = () => ({
  enabled: boolean(),
  add_out_of_stock_product_to_cart: boolean(),
  max_product_cart_quantity: wholeNumber().max(CART_LIMITS.quantity),
  show_quantity_box: boolean(),
  min_order_total: moneyField(),
  reservation_minutes: wholeNumber().max(MAX_HELD, `Use ${MAX_HELD} or less`),
  guest_checkout: boolean(),
});

/** Body of a change of the cart settings: what is left out stays. Source: API-CART-01. */
export const cartSettingsUpdateSchema = object({
  ...cartSettingsFields(),
  version: number().integer().min(0),
}).noUnknown();
export type CartSettingsUpdate = InferType<typeof cartSettingsUpdateSchema>;

/** The key of a thing of a cart. */
export const cartItemKey = () =>
  string().matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'Name a thing of the cart by its key',
    excludeEmptyString: true,
  });

/** The value of an attribute that somebody has chosen. */
const selectedOptionSchema = object({
  attribute_name: lineField(60).required(),
  attribute_value: lineField(120).required(),
}).noUnknown();

/** One thing in a cart. Prices are the shop's of now. Source: CART-001. */
export const cartItemSchema = object({
  id: idField().required(),
  /** Names it in the paths of calls. Source: server data model 2.14. */
  key: string().required(),
  /** The product's, with the chosen values appended. Source: CART-002. */
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
  /** Most pieces that it can be raised to. */
  maxQuantity: number().integer().min(0).required(),
  stock: number().integer().required(),
  stockStatus: mixed<StockStatus>().oneOf(STOCK_STATUSES).required(),
  /** False for what cannot be bought any more: gone from the shop, or less in stock than asked for. */
  available: boolean().required(),
  lineTotal: number().required(),
  /** What has changed since it was put there, in words for the visitor. */
  warnings: array(string().required()).required(),
}).noUnknown();
export type CartItem = InferType<typeof cartItemSchema>;

/** A cart. Source: CART-001 to CART-006. */
export const cartSchema = object({
  /** Names the cart; nothing is opened by it. Null for a visitor who has none yet. Source: server data model 2.14. */
  guid: string().nullable().defined(),
  items: array(cartItemSchema.required()).required(),
  /** Pieces of all. */
  itemsCount: number().integer().required(),
  /** Before delivery and taxes, which are known once it is known where it goes. */
  totals: object({
    subtotal: number().required(),
    discount: number().required(),
    total: number().required(),
  }).required(),
  currency: string().required(),
  /**
   * Of what is delivered: what the cheapest way costs now, and from which sum of goods on there is one that costs nothing; null
   * where there is none, or it costs nothing already. The whole is null where nothing is delivered.
   */
  delivery: object({ from: number().required(), freeFrom: number().nullable().defined() })
    .nullable()
    .defined(),
  /** The codes that take something off, with what that is now. */
  coupons: array(
    object({ code: string().required(), discount: number().required() }).required(),
  ).required(),
  /** What stands in the way of an order of it, in words for the visitor. */
  warnings: array(string().required()).required(),
  version: versionField().required(),
}).noUnknown();
export type Cart = InferType<typeof cartSchema>;

/** A quantity of a form. Shape: what is said of none, and of nothing that was typed. */
const formQuantity = (least: string) =>
  wholeNumber()
    .typeError(({ originalValue }: { readonly originalValue?: unknown }) =>
      /^\s*(?:(?:-0*|0+)\s*)?$/.test(String(originalValue ?? '')) ? least : 'Use a whole number',
    )
    .min(1, least)
    .max(CART_LIMITS.quantity);

/** Body of what puts a thing into a cart: one more of it, or as many as are named. Source: CART-003, CART-004. */
export const cartAddSchema = object({
  sku: lineField(100).trim().required('Please choose a product'),
  quantity: wholeNumber().max(CART_LIMITS.quantity),
}).noUnknown();

/** Body of what sets how many there are to be of a thing; 0 takes it out. Source: CART-005. */
export const cartQuantitySchema = object({
  quantity: number()
    .typeError('Use a whole number')
    .integer('Use a whole number')
    .min(0, 'Use 0 or more')
    .max(CART_LIMITS.quantity)
    .required('Please enter a quantity'),
}).noUnknown();

/** What a form of the cart does: all of it works without scripts. */
export const CART_ACTS = ['add', 'set', 'more', 'less', 'remove', 'clear', 'again'] as const;
export type CartAct = (typeof CART_ACTS)[number];

const optionField = () => lineField(120);

/** Body of the forms of a cart: what is added by its SKU, or by its product and the chosen value of each of its attributes. */
export const cartFormSchema = object({
  act: mixed<CartAct>().oneOf(CART_ACTS).required(),
  sku: lineField(100).trim(),
  product: idField(),
  option0: optionField(),
  option1: optionField(),
  option2: optionField(),
  option3: optionField(),
  option4: optionField(),
  /** An item of the cart. */
  item: cartItemKey(),
  /** An order whose things are wanted again. */
  order: cartItemKey(),
  quantity: formQuantity('Use 1 or more')
    .when('act', ([act], quantity) =>
      act === 'set' ? formQuantity('Use 1 or more, or remove it') : quantity,
    )
    .meta({ digits: true }),
}).noUnknown();
export type CartForm = InferType<typeof cartFormSchema>;
