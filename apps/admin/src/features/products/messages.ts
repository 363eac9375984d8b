import { CATEGORIES_LABEL, SEO_LABELS } from '@org/admin-kit';
import type { ProductStatus, StockStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each product status. */
export const STATUS: Readonly<Record<ProductStatus, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'success' },
  archived: { label: 'Archived', tone: 'warning' },
};

/** Labels of stock statuses. */
export const STOCK: Readonly<Record<StockStatus, string>> = {
  'in stock': 'In stock',
  'out of stock': 'Out of stock',
  'ready to order': 'Ready to order',
  partial: 'Partial',
  pending: 'Pending',
  ordered: 'Ordered',
  backordered: 'Backordered',
  discontinued: 'Discontinued',
};

/** Labels of a product's fields in lists of errors and in conflicts. */
export const LABELS = {
  name: 'Name',
  slug: 'Address',
  sku: 'SKU',
  brand: 'Brand',
  barcode: 'Barcode',
  excerpt: 'Excerpt',
  description: 'Description',
  images: 'Pictures',
  unitPrice: 'Price',
  salePrice: 'Sale price',
  status: 'Status',
  category_ids: CATEGORIES_LABEL,
  badgeText: 'Badge',
  badgeColor: 'Badge color',
  attributes: 'Attributes',
  variants: 'Variants',
  onHand: 'On hand',
  trackInventory: 'Track quantity',
  allowBackorder: 'Sell when out of stock',
  stockStatusSet: 'Stock status',
  dimensions: 'Size and weight',
  ...SEO_LABELS,
} as const;

/** Texts of the attributes and the variants of a product. */
export const variantText = {
  section: 'Attributes and variants',
  sectionText:
    'What customers choose from, such as size or color. Each combination you sell is a variant with its own price and quantity.',
  attribute: (no: number) => `Attribute ${no}`,
  name: 'Name',
  namePlaceholder: 'Size',
  values: 'Values',
  valuesPlaceholder: 'Type a value and press Enter',
  addAttribute: 'Add an attribute',
  removeAttribute: 'Remove the attribute',
  removeValue: (value: string) => `Remove ${value}`,
  make: 'Create variants',
  makeMissing: (count: number) =>
    count === 1 ? 'Create 1 missing variant' : `Create ${count} missing variants`,
  made: (count: number) => (count === 1 ? '1 variant created' : `${count} variants created`),
  tooMany: (count: string, most: string) =>
    `These attributes create ${count} variants. A product can have up to ${most}. Remove some values.`,
  count: (count: number) => (count === 1 ? '1 variant' : `${count} variants`),
  stray: (count: number) =>
    count === 1
      ? '1 variant no longer matches the attributes.'
      : `${count} variants no longer match the attributes.`,
  removeStray: (count: number) => (count === 1 ? 'Remove it' : 'Remove them'),
  fit: 'Update variants to match',
  strayRow: 'Values do not match the attributes',
  twice: 'Another attribute has this name',
  variant: 'Variant',
  sku: 'SKU',
  price: 'Price',
  salePrice: 'Sale price',
  onHand: 'Quantity',
  of: (field: string, variant: string) => `${field} of ${variant}`,
  remove: (variant: string) => `Remove ${variant}`,
  priceForAll: 'Price for all',
  stockForAll: 'Quantity for all',
  setPrice: 'Set price',
  setStock: 'Set quantity',
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
} as const;

/** Texts of a product's images. */
export const pictureText = {
  section: 'Pictures',
  sectionText: 'The first picture is shown in lists. Drag to reorder.',
  none: 'No pictures yet',
  add: 'Add a picture',
  picture: (no: number) => `Picture ${no}`,
  main: 'Main picture',
  alt: 'Alternative text',
  altPlaceholder: 'For people who cannot see the picture',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove the picture',
} as const;

/** Texts of products. */
export const text = {
  many: 'Products',
  one: 'Product',
  new: 'New product',
  untitled: 'Untitled',
  create: 'Create product',
  save: 'Save product',
  created: 'Product created',
  saved: 'Product saved',
  see: 'see products',
  add: 'add products',
  all: 'All products',
  categoriesLink: 'Categories',
  emptyTitle: 'No products yet',
  emptyText: 'Create your first product or import a file. Visitors see published products.',
  consequence: (one: boolean) => `Visitors can no longer see ${one ? 'it' : 'them'}.`,
  slugHelp: 'Part of the address. Based on the name until you enter your own.',
  excerptHelp: 'One or two sentences that introduce the product in lists and search results.',
  sectionShow: 'Visibility',
  badgeHelp: 'A short word on its picture, such as New.',
  badgePreview: 'Badge preview',
  sectionPrice: 'Price',
  notLower: 'The sale price is not lower than the price.',
  priceByVariant: 'Each variant below has its own price. This one applies to new variants.',
  sectionStock: 'Stock',
  stockHelp: 'Current quantity in stock.',
  pieces: (onHand: string, held: string, sold: string) =>
    `${onHand} on hand, ${held} reserved, ${sold} available.`,
  elsewhere: (pieces: string) => `${pieces} more at other locations.`,
  byVariant: 'Tracked per variant, above.',
  stockLedger: 'Locations and movements',
  pricesAndStock: 'Prices and stock',
  trackHelp: 'Turn off for items that cannot run out, such as a service.',
  backorderHelp: 'Customers can order it when none is left.',
  follows: 'Automatic',
  followsNow: (now: string) => `Automatic (now ${now.toLowerCase()})`,
  sectionSizes: 'Size and weight',
  sectionSizesText: 'For shipping. All of it is optional.',
  weight: 'Weight',
  weightUnit: 'Weight unit',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  lengthUnit: 'Length unit',
  notCounted: 'Not tracked',
  noneLeft: 'None left',
  variants: (count: number) => (count === 1 ? '1 variant' : `${count} variants`),
} as const;
