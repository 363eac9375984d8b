import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { checkoutChoicesSchema, checkoutDetailsSchema } from './checkout.schema.ts';
import { orderTotalsSchema } from './order.schema.ts';

/** Kinds of a manual discount. */
export const ORDER_DISCOUNTS = ['percent', 'amount'] as const;
export type OrderDiscountKind = (typeof ORDER_DISCOUNTS)[number];

const discountSchema = object({
  kind: mixed<OrderDiscountKind>().oneOf(ORDER_DISCOUNTS).required(),
  value: moneyField().required('Please enter a discount'),
})
  .noUnknown()
  .test(
    'percent',
    'Use 100 or less',
    (discount) => discount?.kind !== 'percent' || discount.value <= 100,
  );

const details = checkoutDetailsSchema.pick([
  'email',
  'firstname',
  'lastname',
  'phone',
  'delivery',
  'shippingMethodId',
  'shipping',
  'sameBilling',
  'billing',
  'paymentMethod',
  'note',
]);

const draft = {
  items: array(
    object({
      variantId: idField().required(),
      quantity: number()
        .typeError('Use a whole number')
        .integer('Use a whole number')
        .min(1, 'Use 1 or more')
        .max(100_000, 'Use 100,000 or less')
        .required(),
    })
      .noUnknown()
      .required(),
  )
    .min(1, 'Add at least one product')
    .max(100)
    .required('Add at least one product'),
  discount: discountSchema.nullable().optional().default(undefined),
};

/** Body that prices an order created by staff. It has no fields for prices, taxes and totals: the server computes them. */
export const orderQuoteSchema = details.shape(draft).noUnknown();
export type OrderDraft = InferType<typeof orderQuoteSchema>;

/** Body of an order created by staff. */
export const orderCreateSchema = details
  .shape({
    ...draft,
    /** The customer; by default the one with the email address, or a new one. */
    customer_id: idField().nullable(),
    /** True records a payment of the total. */
    paid: boolean().default(false),
    reference: lineField(200).trim(),
    /** True emails the confirmation to the customer and the notification to the shop. */
    notify: boolean().default(false),
    /** Total that the user saw: with another total the server rejects the order. */
    total: moneyField(),
  })
  .noUnknown();
export type OrderCreate = InferType<typeof orderCreateSchema>;

/** Current prices of an order created by staff. */
export const orderQuoteResultSchema = object({
  currency: string().required(),
  items: array(
    object({
      variantId: idField().required(),
      name: string().required(),
      sku: string().defined(),
      quantity: number().integer().required(),
      unitPrice: number().required(),
      salePrice: number().nullable().defined(),
      lineTotal: number().required(),
      /** Problem that blocks the order as a whole; '' for none. */
      problem: string().defined(),
    }).required(),
  ).required(),
  totals: orderTotalsSchema.required(),
  /** Validation problems that block the order, by field. */
  problems: mixed<Readonly<Record<string, string>>>().required(),
  /** The delivery, delivery method and payment method that apply, and the country for an address without one. */
  selected: object({
    delivery: string().defined(),
    shippingMethodId: string().defined(),
    paymentMethod: string().defined(),
    countryCode: string().defined(),
  }).required(),
  choices: checkoutChoicesSchema
    .pick(['deliveries', 'shippingMethods', 'paymentMethods', 'noDelivery'])
    .required(),
}).noUnknown();
export type OrderQuote = InferType<typeof orderQuoteResultSchema>;

/** A product or variant that staff can add to an order. */
export const orderProductSchema = object({
  /** Id of the variant. */
  id: idField().required(),
  name: string().required(),
  sku: string().defined(),
}).noUnknown();
export type OrderProduct = InferType<typeof orderProductSchema>;
