import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import {
  addressField,
  idField,
  lineField,
  segmentField,
  textField,
  versionField,
} from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { categoryRefSchema } from '../content/category.schema.ts';
import { seoFields } from '../content/seo.schema.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';

/** Statuses of a product: visitors only see published ones. */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Stock statuses. */
export const STOCK_STATUSES = [
  'in stock',
  'out of stock',
  'ready to order',
  'partial',
  'pending',
  'ordered',
  'backordered',
  'discontinued',
] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

/** Units of weights and of lengths. */
export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'oz'] as const;
/** Units of the dimensions of a product. */
export const LENGTH_UNITS = ['cm', 'm', 'mm', 'in'] as const;

/** Maximum numbers of images, attributes, values per attribute, and variants of a product. */
export const MAX_OF_PRODUCT = { images: 50, attributes: 5, values: 200, variants: 2048 } as const;
/** Maximum quantity of a variant. */
export const MAX_QUANTITY = 1_000_000_000;

const measureField = () =>
  number().typeError('Use a number').min(0, 'Use 0 or more').max(1_000_000).nullable();
/** A quantity. */
export const piecesField = () =>
  number().typeError('Use a whole number').integer('Use a whole number');
const colorField = () =>
  string()
    .trim()
    .matches(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, {
      message: 'Use a color such as #1d6f42',
      excludeEmptyString: true,
    })
    .meta({ empty: '' });

/** An image of a product. */
const productImageSchema = object({
  file: addressField(2000).required('Please choose an image'),
  alt: lineField(300).default(''),
}).noUnknown();
export type ProductImage = InferType<typeof productImageSchema>;

/** An attribute by which a product is chosen, such as its size. */
const productAttributeSchema = object({
  name: lineField(60).trim().required('Please enter a name'),
  values: array(lineField(120).trim().required())
    .min(1, 'Please enter a value')
    .max(MAX_OF_PRODUCT.values)
    .required(),
}).noUnknown();
export type ProductAttribute = InferType<typeof productAttributeSchema>;

/** The value of an attribute of a variant. */
export const chosenAttributeSchema = object({
  attribute_name: lineField(60).trim().required(),
  attribute_value: lineField(120).trim().required(),
}).noUnknown();

const stored = { weight: number().nullable().defined(), length: number().nullable().defined() };
const sizes = {
  ...stored,
  width: number().nullable().defined(),
  height: number().nullable().defined(),
};

/** Stock quantities for forms that change them; absent in lists. */
const counts = {
  /** On hand at the default location, including reserved stock. */
  onHand: number().integer(),
  /** Reserved at all locations. */
  reserved: number().integer(),
  /** On hand at other locations. */
  elsewhere: number().integer(),
};

/** A variant of a product. */
export const productVariantSchema = object({
  id: idField().required(),
  sku: string().required(),
  price: number().required(),
  salePrice: number().nullable().defined(),
  imported_variant_id: string().nullable().defined(),
  attributes: array(chosenAttributeSchema.required()).required(),
  /** Available quantity: on hand less reserved. */
  stock: number().integer().required(),
  ...counts,
  barcode: string().defined(),
  /** URL of an image; '' for the product's own. */
  image: string().defined(),
  ...sizes,
}).noUnknown();
export type ProductVariant = InferType<typeof productVariantSchema>;

const person = object({ id: idField().required(), displayName: string().defined() });

/** A product as staff endpoints return it. */
export const productSchema = object({
  id: idField().required(),
  name: string().defined(),
  imported_id: string().nullable().defined(),
  sku: string().defined(),
  slug: string().required(),
  status: mixed<ProductStatus>().oneOf(PRODUCT_STATUSES).required(),
  images: array(productImageSchema.required()).required(),
  badgeText: string().defined(),
  badgeColor: string().defined(),
  categories: array(categoryRefSchema.required()).required(),
  unitPrice: number().required(),
  salePrice: number().nullable().defined(),
  /** Lowest and highest price of its variants including sale prices; its own price twice without variants. */
  priceRange: object({ min: number().required(), max: number().required() }).required(),
  numberOfVariants: number().integer().min(0).required(),
  /** Available quantity of all variants. */
  stock: number().integer().required(),
  ...counts,
  stockStatus: mixed<StockStatus>().oneOf(STOCK_STATUSES).required(),
  /** Status set by staff; '' derives it from the stock. */
  stockStatusSet: string().defined(),
  trackInventory: boolean().required(),
  allowBackorder: boolean().required(),
  attributes: array(productAttributeSchema.required()).required(),
  /** Absent in lists. */
  variants: array(productVariantSchema.required()),
  dimensions: object({
    ...sizes,
    weightUnit: mixed<(typeof WEIGHT_UNITS)[number]>().oneOf(WEIGHT_UNITS).required(),
    lengthUnit: mixed<(typeof LENGTH_UNITS)[number]>().oneOf(LENGTH_UNITS).required(),
  }).required(),
  excerpt: string().defined(),
  /** Sanitized HTML; absent in lists. */
  description: string(),
  brand: string().defined(),
  barcode: string().defined(),
  taxClass: string().defined(),
  ...seoFields({ stored: true }),
  og_image: string().defined(),
  noindex: boolean().required(),
  tags: array(tagRefSchema.required()).required(),
  user: person.nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Product = InferType<typeof productSchema>;

/**
 * New quantities: either available, or on hand at the default location. A quantity that is sent back unchanged has no effect;
 * when both differ from the current values, on hand takes precedence. Negative stock can result from overselling, but cannot be
 * set.
 */
const writtenCounts = {
  stock: piecesField().max(MAX_QUANTITY),
  onHand: piecesField().max(MAX_QUANTITY),
};

/** A variant in a write request: one without `id` is created, one that is left out is deleted. */
const variantWriteSchema = object({
  id: idField(),
  sku: lineField(100).trim().required('Please enter an SKU'),
  price: moneyField().required('Please enter a price'),
  salePrice: moneyField().nullable().default(null),
  imported_variant_id: lineField(200).nullable(),
  attributes: array(chosenAttributeSchema.required()).max(MAX_OF_PRODUCT.attributes).required(),
  ...writtenCounts,
  barcode: lineField(60).trim(),
  image: addressField(2000),
  weight: measureField(),
  length: measureField(),
  width: measureField(),
  height: measureField(),
})
  .noUnknown()
  .meta({ readOnly: ['reserved', 'elsewhere'] });
export type VariantWrite = InferType<typeof variantWriteSchema>;

const writable = {
  slug: segmentField(),
  images: array(productImageSchema.required()).max(MAX_OF_PRODUCT.images),
  badgeText: lineField(40).trim(),
  badgeColor: colorField(),
  category_ids: array(idField().required()).max(50),
  salePrice: moneyField().nullable(),
  ...writtenCounts,
  stockStatusSet: string()
    .oneOf(['', ...STOCK_STATUSES])
    .meta({ empty: '' }),
  trackInventory: boolean(),
  allowBackorder: boolean(),
  attributes: array(productAttributeSchema.required()).max(MAX_OF_PRODUCT.attributes),
  variants: array(variantWriteSchema.required()).max(MAX_OF_PRODUCT.variants),
  dimensions: object({
    weight: measureField(),
    length: measureField(),
    width: measureField(),
    height: measureField(),
    weightUnit: mixed<(typeof WEIGHT_UNITS)[number]>().oneOf(WEIGHT_UNITS),
    lengthUnit: mixed<(typeof LENGTH_UNITS)[number]>().oneOf(LENGTH_UNITS),
  })
    .noUnknown()
    .default(undefined),
  excerpt: textField(1000).trim(),
  description: textField(100_000),
  brand: lineField(120).trim(),
  barcode: lineField(60).trim(),
  taxClass: lineField(60).trim(),
  imported_id: lineField(200).trim().nullable(),
  ...seoFields({ stored: false }),
  og_image: addressField(2000),
  noindex: boolean(),
};

const READ_ONLY = [
  'id',
  'categories',
  'priceRange',
  'numberOfVariants',
  'reserved',
  'elsewhere',
  'stockStatus',
  'tags',
  'user',
  'created_at',
  'updated_at',
  'deleted_at',
];
const statusField = () => mixed<ProductStatus>().oneOf(PRODUCT_STATUSES, 'Please choose a Status');

/** Body that creates a product. Without a slug the server derives one from the name. */
export const productCreateSchema = object({
  name: lineField(200).trim().required('Please enter a Name'),
  sku: lineField(100).trim().required('Please enter an SKU'),
  status: statusField().default('draft'),
  unitPrice: moneyField().default(0),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body that updates a product. */
export const productUpdateSchema = object({
  version: versionField(),
  name: lineField(200).trim().min(1, 'Please enter a Name'),
  sku: lineField(100).trim().min(1, 'Please enter an SKU'),
  status: statusField(),
  unitPrice: moneyField(),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type ProductUpdate = InferType<typeof productUpdateSchema>;

/** Fields that a bulk update of products can set. */
export const productBulkSchema = object({
  status: statusField(),
  unitPrice: moneyField(),
  salePrice: moneyField().nullable(),
  brand: writable.brand,
  badgeText: writable.badgeText,
  badgeColor: writable.badgeColor,
  stockStatusSet: writable.stockStatusSet,
}).noUnknown();

/** Fields of the list of products. */
export const PRODUCT_FIELDS = defineListFields({
  name: { type: 'text', label: 'Name', sortable: true },
  sku: { type: 'text', label: 'SKU', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
      { value: 'archived', label: 'Archived' },
    ],
  },
  categories: { type: 'tags', label: 'Categories' },
  unitPrice: { type: 'money', label: 'Price', sortable: true },
  salePrice: { type: 'money', label: 'Sale price' },
  stock: { type: 'number', label: 'Stock', sortable: true },
  numberOfVariants: { type: 'number', label: 'Variants' },
  brand: { type: 'text', label: 'Brand', sortable: true },
  barcode: { type: 'text', label: 'Barcode' },
  badgeText: { type: 'text', label: 'Badge' },
  user: { type: 'person', label: 'Made by' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
