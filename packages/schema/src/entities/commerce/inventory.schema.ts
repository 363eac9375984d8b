import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, idListField, lineField, textField, versionField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { defineListFields } from '../../list/list-fields.ts';
import {
  chosenAttributeSchema,
  MAX_QUANTITY,
  PRODUCT_STATUSES,
  type ProductStatus,
  piecesField,
} from './product.schema.ts';

/** Reasons for a change of stock. */
export const MOVEMENT_REASONS = [
  'count',
  'damage',
  'purchase',
  'return',
  'correction',
  'transfer',
  'sale',
  'import',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** Reasons that staff can give for an adjustment; sales and imports set their own. */
export const ADJUSTMENT_REASONS = [
  'count',
  'damage',
  'purchase',
  'return',
  'correction',
  'transfer',
] as const satisfies readonly MovementReason[];
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/**
 * Stock states of a variant: `uncounted` when stock of its product is not tracked, `low` when a location is at or below its
 * low-stock alert.
 */
export const STOCK_STATES = ['in', 'low', 'out', 'uncounted'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** Maximum number of rows of one change of prices and stock. */
export const MAX_STOCK_ROWS = 500;

/** A location that holds stock. */
export const stockLocationSchema = object({
  id: idField().required(),
  name: string().required(),
  address: string().defined(),
  /** True for the default location. */
  is_default: boolean().required(),
  /** Quantity on hand of all products, and how much of it is reserved. */
  onHand: number().integer().required(),
  reserved: number().integer().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type StockLocation = InferType<typeof stockLocationSchema>;

const place = {
  name: lineField(100).trim(),
  address: textField(500).trim(),
  /** True makes it the default location; the previous default is only replaced, never removed. */
  is_default: boolean(),
};

/** Body that creates a location. */
export const stockLocationCreateSchema = object({
  ...place,
  name: place.name.required('Please enter a Name'),
}).noUnknown();
export type StockLocationCreate = InferType<typeof stockLocationCreateSchema>;

/** Body that updates a location. */
export const stockLocationUpdateSchema = object({
  ...place,
  version: versionField(),
  name: place.name.min(1, 'Please enter a Name'),
}).noUnknown();
export type StockLocationUpdate = InferType<typeof stockLocationUpdateSchema>;

/** Stock of a variant at a location. */
export const stockLevelSchema = object({
  variantId: idField().required(),
  locationId: idField().required(),
  /** Quantity on hand, including reserved stock. */
  onHand: number().integer().required(),
  reserved: number().integer().required(),
  /** Quantity available: on hand less reserved. */
  available: number().integer().required(),
  /** Available quantity at which staff are alerted; 0 for never. */
  reorderPoint: number().integer().required(),
}).noUnknown();
export type StockLevel = InferType<typeof stockLevelSchema>;

/** A variant with its prices and its stock, over all locations or at the requested one. */
export const stockRowSchema = object({
  /** Id of the variant. */
  id: idField().required(),
  productId: idField().required(),
  name: string().defined(),
  status: mixed<ProductStatus>().oneOf(PRODUCT_STATUSES).required(),
  sku: string().defined(),
  /** Attribute values of the variant; empty for a product without variants. */
  attributes: array(chosenAttributeSchema.required()).required(),
  /** URL of an image; '' for none. */
  image: string().defined(),
  price: number().required(),
  salePrice: number().nullable().defined(),
  onHand: number().integer().required(),
  reserved: number().integer().required(),
  available: number().integer().required(),
  reorderPoint: number().integer().required(),
  /** Quantity at which it is low: its own, or else that of the shop; null for never, and when stock is not tracked. */
  lowAt: number().integer().nullable().defined(),
  state: mixed<StockState>().oneOf(STOCK_STATES).required(),
  levels: array(stockLevelSchema.required()).required(),
}).noUnknown();
export type StockRow = InferType<typeof stockRowSchema>;

/** Fields of the list of stock. */
export const STOCK_FIELDS = defineListFields({
  name: { type: 'text', label: 'Product', sortable: true },
  sku: { type: 'text', label: 'SKU', sortable: true },
  state: {
    type: 'enum',
    label: 'State',
    options: [
      { value: 'in', label: 'In stock' },
      { value: 'low', label: 'Low' },
      { value: 'out', label: 'Out of stock' },
      { value: 'uncounted', label: 'Not counted' },
    ],
  },
  onHand: { type: 'number', label: 'On hand', filterable: false },
  reserved: { type: 'number', label: 'Reserved', filterable: false },
  available: { type: 'number', label: 'Available', sortable: true },
  reorderPoint: { type: 'number', label: 'Low-stock alert', filterable: false },
  price: { type: 'money', label: 'Price', sortable: true },
  salePrice: { type: 'money', label: 'Sale price' },
});

const noteField = () => lineField(300).trim();
const change = {
  /** Default: the default location. */
  locationId: idField(),
  /** Quantity added, or removed when below 0. */
  delta: piecesField()
    .min(-MAX_QUANTITY)
    .max(MAX_QUANTITY)
    .notOneOf([0], 'Use a number other than 0'),
  /** New quantity on hand. */
  setTo: piecesField().min(0, 'Use 0 or more').max(MAX_QUANTITY),
  note: noteField(),
};
const reasonField = () =>
  mixed<AdjustmentReason>().oneOf(ADJUSTMENT_REASONS, 'Please choose a reason');

/** An adjustment has either a delta or a new quantity. */
const getEither = ({ delta, setTo }: { delta?: number | undefined; setTo?: number | undefined }) =>
  (delta === undefined) !== (setTo === undefined);

/** Body that adjusts a variant at a location. */
export const adjustmentSchema = object({
  ...change,
  variantId: idField().required(),
  reason: reasonField().required('Please choose a reason'),
  /** For a transfer: the other location. Stock goes there when `delta` is below 0, else it comes from there. */
  toLocationId: idField(),
  /** Quantity on hand that the user saw: nothing changes when it differs by now. */
  seen: piecesField(),
})
  .noUnknown()
  .test('pieces', 'Name either delta or setTo', getEither)
  .test('transfer', 'A transfer names delta and toLocationId', ({ reason, delta, toLocationId }) =>
    reason === 'transfer'
      ? delta !== undefined && toLocationId !== undefined
      : toLocationId === undefined,
  );
export type Adjustment = InferType<typeof adjustmentSchema>;

/** Body that adjusts several variants alike; `reorderPoint` sets their low-stock alert. */
export const adjustmentsSchema = object({
  ...change,
  variantIds: idListField(MAX_STOCK_ROWS).required(),
  reason: mixed<Exclude<AdjustmentReason, 'transfer'>>()
    .oneOf(
      ADJUSTMENT_REASONS.filter((reason) => reason !== 'transfer'),
      'Please choose a reason',
    )
    .default('count'),
  reorderPoint: piecesField().min(0, 'Use 0 or more').max(MAX_QUANTITY),
})
  .noUnknown()
  .test(
    'pieces',
    'Name one of delta, setTo and reorderPoint',
    ({ delta, setTo, reorderPoint }) =>
      [delta, setTo, reorderPoint].filter((given) => given !== undefined).length === 1,
  );
export type Adjustments = InferType<typeof adjustmentsSchema>;

const cells = {
  price: moneyField(),
  salePrice: moneyField().nullable(),
  onHand: piecesField().min(0, 'Use 0 or more').max(MAX_QUANTITY),
  reorderPoint: piecesField().min(0, 'Use 0 or more').max(MAX_QUANTITY),
};

/** Body that changes prices and stock of many variants; omitted fields do not change. */
export const stockGridSchema = object({
  locationId: idField(),
  note: noteField(),
  rows: array(
    object({
      ...cells,
      variantId: idField().required(),
      /** Previous values of the changed cells: a row with other values by now is not changed. */
      seen: object(cells).noUnknown().optional().default(undefined),
    })
      .noUnknown()
      .required(),
  )
    .min(1)
    .max(MAX_STOCK_ROWS)
    .required(),
}).noUnknown();
export type StockGrid = InferType<typeof stockGridSchema>;

/** A row that was not changed: problems by cell, and the current row. */
export const gridFailureSchema = object({
  variantId: idField().required(),
  errors: object({
    price: string(),
    salePrice: string(),
    onHand: string(),
    reorderPoint: string(),
    /** Problem of the row as a whole. */
    row: string(),
  })
    .noUnknown()
    .required(),
  current: stockRowSchema.nullable().defined(),
}).noUnknown();
export type GridFailure = InferType<typeof gridFailureSchema>;

/** An entry of the stock ledger, which is append-only. It remains when its variant or product is deleted. */
export const movementSchema = object({
  id: idField().required(),
  at: string().required(),
  variantId: idField().required(),
  productId: idField().required(),
  /** Name of the product, SKU and attribute values of the variant at the time of the movement. */
  name: string().defined(),
  sku: string().defined(),
  attributes: array(chosenAttributeSchema.required()).required(),
  locationId: idField().required(),
  location: string().defined(),
  delta: number().integer().required(),
  /** Quantity on hand at the location after the movement. */
  balanceAfter: number().integer().required(),
  reason: mixed<MovementReason>().oneOf(MOVEMENT_REASONS).required(),
  note: string().defined(),
  /** Source of the movement, such as an order; null for none. */
  ref: object({ type: string().required(), id: idField().required() }).nullable().defined(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable().defined(),
}).noUnknown();
export type StockMovement = InferType<typeof movementSchema>;

/** Fields of the list of movements. */
export const MOVEMENT_FIELDS = defineListFields({
  name: { type: 'text', label: 'Product' },
  sku: { type: 'text', label: 'SKU' },
  at: { type: 'date', label: 'When', sortable: true },
  reason: {
    type: 'enum',
    label: 'Reason',
    options: [
      { value: 'count', label: 'Counted' },
      { value: 'damage', label: 'Damaged or lost' },
      { value: 'purchase', label: 'Bought in' },
      { value: 'return', label: 'Came back' },
      { value: 'correction', label: 'Corrected' },
      { value: 'transfer', label: 'Moved' },
      { value: 'sale', label: 'Sold' },
      { value: 'import', label: 'Imported' },
    ],
  },
  delta: { type: 'number', label: 'Change' },
  balanceAfter: { type: 'number', label: 'On hand after', filterable: false },
  location: { type: 'text', label: 'Place' },
  note: { type: 'text', label: 'Note' },
  user: { type: 'person', label: 'By' },
});
