import { array, type InferType, mixed, number, object, string } from 'yup';
import { decimalField } from '../../fields/decimal.ts';
import { idField, lineField, textField } from '../../fields/fields.ts';

/** Types of the lines of a document. Lines of text have no price. */
export const LINE_TYPES = ['product', 'service', 'time', 'text'] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** Types of a discount: a percentage of the line, or an amount of the whole line. */
export const DISCOUNT_TYPES = ['percent', 'amount'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** Maximum number of lines of a document. */
export const MAX_LINES = 500;
/** Maximum number of taxes of a line. */
const MAX_LINE_TAXES = 3;
/** Maximum quantity of a line, and maximum price of a unit in major units. */
const [MAX_QUANTITY, MAX_PRICE] = [10_000_000, 999_999_999];
/** Maximum number of time entries that a line bills. */
const MAX_TIME_ENTRIES = 2000;

/** A tax of a line, as it was when the line was saved. */
export const lineTaxSchema = object({
  id: idField().required(),
  name: string().defined(),
  /** Percent. */
  rate: number().required(),
}).noUnknown();

/** A line of a quote or invoice. */
export const documentLineSchema = object({
  /** Position of the line in the document, from 1. */
  id: idField().required(),
  type: mixed<LineType>().oneOf(LINE_TYPES).required(),
  productId: idField().nullable().defined(),
  variantId: idField().nullable().defined(),
  timeEntryIds: array(idField().required()).required(),
  sku: string().defined(),
  name: string().defined(),
  description: string().defined(),
  quantity: number().required(),
  unit: string().defined(),
  unitPrice: number().required(),
  discountType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES).required(),
  discount: number().required(),
  taxIds: array(idField().required()).required(),
  taxes: array(lineTaxSchema.required()).required(),
  /** Quantity times price, less the discount; with tax where prices include it. */
  lineTotal: number().required(),
  taxAmount: number().required(),
  sort: number().integer().required(),
}).noUnknown();
export type DocumentLine = InferType<typeof documentLineSchema>;

/** A line in a body. Needs a name or a description. */
export const documentLineWriteSchema = object({
  type: mixed<LineType>().oneOf(LINE_TYPES, 'Choose a type').default('service'),
  productId: idField().nullable().default(null),
  variantId: idField().nullable().default(null),
  timeEntryIds: array(idField().required()).max(MAX_TIME_ENTRIES).default([]),
  sku: lineField(100).trim().default(''),
  name: lineField(300).trim().default(''),
  description: textField(4000).trim().default(''),
  quantity: decimalField(MAX_QUANTITY).default(1),
  unit: lineField(30).trim().default(''),
  unitPrice: decimalField(MAX_PRICE).default(0),
  discountType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES, 'Choose a type').default('percent'),
  discount: decimalField(MAX_PRICE).default(0),
  taxIds: array(idField().required())
    .max(MAX_LINE_TAXES, `Choose at most ${MAX_LINE_TAXES} taxes`)
    .test('unique', 'Choose each tax once', (ids) => !ids || new Set(ids).size === ids.length)
    .default(undefined),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'taxes', 'lineTotal', 'taxAmount', 'sort'] })
  .test('name', (line, context) =>
    line.name || line.description
      ? true
      : context.createError({
          path: `${context.path}.description`,
          message: 'Enter a name or a description',
        }),
  )
  .test('discount', (line, context) => {
    if (line.discountType === 'percent')
      return (
        line.discount <= 100 ||
        context.createError({ path: `${context.path}.discount`, message: 'Use 100 % or less' })
      );
    return (
      line.discount <= line.quantity * line.unitPrice + 1e-9 ||
      context.createError({
        path: `${context.path}.discount`,
        message: 'The discount is larger than the line',
      })
    );
  });
export type DocumentLineWrite = InferType<typeof documentLineWriteSchema>;
