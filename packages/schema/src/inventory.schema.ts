import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, idListField, lineField, textField, versionField } from './fields.ts';
import { defineListFields } from './list/list-fields.ts';
import { moneyField } from './money.ts';
import {
  chosenAttributeSchema,
  MAX_QUANTITY,
  PRODUCT_STATUSES,
  type ProductStatus,
  piecesField,
} from './product.schema.ts';

/** Why pieces came or went. Source: server data model 2.13. */
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

/** Why staff say that pieces came or went; sales and imports say it of themselves. */
export const ADJUSTMENT_REASONS = [
  'count',
  'damage',
  'purchase',
  'return',
  'correction',
  'transfer',
] as const satisfies readonly MovementReason[];
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/** How a variant stands: `uncounted` where its product is not counted, `low` where a place has no more than it is to be told at. */
export const STOCK_STATES = ['in', 'low', 'out', 'uncounted'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** Most rows of one change of prices and stock. */
export const MAX_STOCK_ROWS = 500;

/** A place that pieces lie at. */
export const stockLocationSchema = object({
  id: idField().required(),
  name: string().required(),
  address: string().defined(),
  /** True for the one place that is meant where none is named. */
  is_default: boolean().required(),
  /** Pieces there of all products, and how many of these are held for somebody. */
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
  /** True makes it the place that is meant where none is named; only another place takes that from it. */
  is_default: boolean(),
};

/** Body of the creation of a place. */
export const stockLocationCreateSchema = object({
  ...place,
  name: place.name.required('Please enter a Name'),
}).noUnknown();
export type StockLocationCreate = InferType<typeof stockLocationCreateSchema>;

/** Body of the change of a place. */
export const stockLocationUpdateSchema = object({
  ...place,
  version: versionField(),
  name: place.name.min(1, 'Please enter a Name'),
}).noUnknown();
export type StockLocationUpdate = InferType<typeof stockLocationUpdateSchema>;

/** Pieces of one variant at one place. */
export const stockLevelSchema = object({
  variantId: idField().required(),
  locationId: idField().required(),
  /** Pieces that are there, those that are held for somebody with them. */
  onHand: number().integer().required(),
  reserved: number().integer().required(),
  /** Pieces that can be sold: those on hand that nobody holds. */
  available: number().integer().required(),
  /** Staff are told when no more than this can be sold; 0 for never. */
  reorderPoint: number().integer().required(),
}).noUnknown();
export type StockLevel = InferType<typeof stockLevelSchema>;

/** What can be bought, with its prices and its pieces: over all places, or at the place that was asked for. */
export const stockRowSchema = object({
  /** The variant's. */
  id: idField().required(),
  productId: idField().required(),
  name: string().defined(),
  status: mixed<ProductStatus>().oneOf(PRODUCT_STATUSES).required(),
  sku: string().defined(),
  /** What it is chosen by; none for a product without variants. */
  attributes: array(chosenAttributeSchema.required()).required(),
  /** Address of a picture; '' for none. */
  image: string().defined(),
  price: number().required(),
  salePrice: number().nullable().defined(),
  onHand: number().integer().required(),
  reserved: number().integer().required(),
  available: number().integer().required(),
  reorderPoint: number().integer().required(),
  /** Pieces at which it is low: its own number, else that of the shop; null for never, and for what is not counted. */
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
  /** The place that is meant where none is named is the usual one. */
  locationId: idField(),
  /** Pieces that came, or below 0 went. */
  delta: piecesField()
    .min(-MAX_QUANTITY)
    .max(MAX_QUANTITY)
    .notOneOf([0], 'Use a number other than 0'),
  /** Pieces that there are from now on. */
  setTo: piecesField().min(0, 'Use 0 or more').max(MAX_QUANTITY),
  note: noteField(),
};
const reasonField = () =>
  mixed<AdjustmentReason>().oneOf(ADJUSTMENT_REASONS, 'Please choose a reason');

/** Exactly one of the two says what becomes of the pieces. */
const getEither = ({ delta, setTo }: { delta?: number | undefined; setTo?: number | undefined }) =>
  (delta === undefined) !== (setTo === undefined);

/** Body of an adjustment of one variant at one place. Source: server data model 2.13. */
export const adjustmentSchema = object({
  ...change,
  variantId: idField().required(),
  reason: reasonField().required('Please choose a reason'),
  /** Of a transfer: the place that the pieces go to, for which `delta` is below 0, or come from. */
  toLocationId: idField(),
  /** Pieces on hand that whoever adjusts has seen: where there are others by now, nothing is done. */
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

/** Body of the same adjustment of several variants; `reorderPoint` sets when staff are told of them. */
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

/** Body of a change of prices and pieces of many variants: what is left out stays. */
export const stockGridSchema = object({
  locationId: idField(),
  note: noteField(),
  rows: array(
    object({
      ...cells,
      variantId: idField().required(),
      /** What stood in the changed cells: a row in which something else stands by now is left as it is. */
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

/** A row that a change of prices and pieces has left as it was: what is wrong by cell, and the row as it is. */
export const gridFailureSchema = object({
  variantId: idField().required(),
  errors: object({
    price: string(),
    salePrice: string(),
    onHand: string(),
    reorderPoint: string(),
    /** What is wrong with the row as a whole. */
    row: string(),
  })
    .noUnknown()
    .required(),
  current: stockRowSchema.nullable().defined(),
}).noUnknown();
export type GridFailure = InferType<typeof gridFailureSchema>;

/** One entry of the ledger of pieces, which nobody changes or deletes. */
export const movementSchema = object({
  id: idField().required(),
  at: string().required(),
  variantId: idField().required(),
  productId: idField().required(),
  name: string().defined(),
  sku: string().defined(),
  attributes: array(chosenAttributeSchema.required()).required(),
  locationId: idField().required(),
  location: string().defined(),
  delta: number().integer().required(),
  /** Pieces on hand at the place after it. */
  balanceAfter: number().integer().required(),
  reason: mixed<MovementReason>().oneOf(MOVEMENT_REASONS).required(),
  note: string().defined(),
  /** What it came of, such as an order; null for none. */
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
