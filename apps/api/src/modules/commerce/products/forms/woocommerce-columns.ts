import type { WEIGHT_UNITS } from '@org/schema/entities';
import type { Cells, ImportField } from '../../../../kernel/imports/import-field.ts';

/** Attribute columns that are supported. */
const ATTRIBUTES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Columns of the file. */
export const WOOCOMMERCE_FIELDS: readonly ImportField[] = [
  { name: 'imported_id', label: 'ID of the other shop', aliases: ['ID'] },
  { name: 'type', label: 'Kind of the row', required: true, aliases: ['Type'] },
  { name: 'sku', label: 'SKU' },
  { name: 'barcode', label: 'Barcode', aliases: ['GTIN, UPC, EAN, or ISBN', 'GTIN', 'EAN'] },
  { name: 'name', label: 'Name', required: true },
  { name: 'published', label: 'Published' },
  { name: 'excerpt', label: 'Excerpt', aliases: ['Short description'] },
  { name: 'description', label: 'Description' },
  { name: 'saleFrom', label: 'First day of the sale', aliases: ['Date sale price starts'] },
  { name: 'saleTo', label: 'Last day of the sale', aliases: ['Date sale price ends'] },
  { name: 'taxClass', label: 'Tax class' },
  { name: 'inStock', label: 'In stock?' },
  { name: 'stock', label: 'Stock' },
  { name: 'backorders', label: 'Sold without stock', aliases: ['Backorders allowed?'] },
  {
    name: 'weight',
    label: 'Weight',
    aliases: ['Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)'],
  },
  ...(['length', 'width', 'height'] as const).map((name) => {
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return {
      name,
      label,
      aliases: ['cm', 'm', 'mm', 'in', 'yd'].map((unit) => `${label} (${unit})`),
    };
  }),
  { name: 'salePrice', label: 'Sale price' },
  { name: 'price', label: 'Price', aliases: ['Regular price'] },
  { name: 'categories', label: 'Categories' },
  { name: 'images', label: 'Images' },
  { name: 'parent', label: 'Product of the variant', aliases: ['Parent'] },
  { name: 'brand', label: 'Brand', aliases: ['Brands'] },
  ...ATTRIBUTES.flatMap((no) => [
    {
      name: `attribute${no}`,
      label: `What choice ${no} is called`,
      aliases: [`Attribute ${no} name`],
    },
    { name: `values${no}`, label: `Values of choice ${no}`, aliases: [`Attribute ${no} value(s)`] },
    { name: `visible${no}`, label: `Choice ${no} is shown`, aliases: [`Attribute ${no} visible`] },
  ]),
  { name: 'meta_title', label: 'Title for searches', aliases: ['Meta: _yoast_wpseo_title'] },
  {
    name: 'meta_description',
    label: 'Text for searches',
    aliases: ['Meta: _yoast_wpseo_metadesc'],
  },
];

/** Attribute of a row. */
export interface AttributeCell {
  readonly name: string;
  readonly values: string;
  /** False for an attribute that visitors do not see. */
  readonly isVisible: boolean;
  /** Name of the field with the values. */
  readonly field: string;
}

/** Returns the attributes of a row, in the order of their columns. */
export function attributeCells(cells: Cells): AttributeCell[] {
  return ATTRIBUTES.flatMap((no) => {
    const name = cells[`attribute${no}`];
    const values = cells[`values${no}`] ?? '';
    return name
      ? [{ name, values, isVisible: cells[`visible${no}`] !== '0', field: `values${no}` }]
      : [];
  });
}

type WeightUnit = (typeof WEIGHT_UNITS)[number];

const WEIGHTS: Readonly<Record<string, WeightUnit>> = { kg: 'kg', g: 'g', lbs: 'lb', oz: 'oz' };
/** Length units of the file; unsupported ones are converted to a supported unit. */
const LENGTHS = {
  cm: ['cm', 1],
  m: ['m', 1],
  mm: ['mm', 1],
  in: ['in', 1],
  yd: ['in', 36],
} as const;

const unitIn = (heading = ''): string => /\(([a-z]+)\)/i.exec(heading)?.[1]?.toLowerCase() ?? '';

/**
 * Returns the units in the headings.
 * @param options - headings by field
 * @returns units, and the factor from the file's length unit
 */
export function getUnits({ weight, length, width, height }: Cells) {
  const named = unitIn(length ?? width ?? height);
  const [lengthUnit, times] = LENGTHS[named as keyof typeof LENGTHS] ?? LENGTHS.cm;
  return { weightUnit: WEIGHTS[unitIn(weight)] ?? 'kg', lengthUnit, times };
}
