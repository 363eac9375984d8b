import { getFlag, getMoney, getNumber } from '../../../../kernel/imports/cell-values.ts';
import type { Cells, ImportField } from '../../../../kernel/imports/import-field.ts';
import {
  type FormRow,
  type ImportForm,
  type PlaceNames,
  placeNames,
  type ReadForm,
  wrongAt,
} from '../../../../kernel/imports/import-format.ts';
import {
  type Choice,
  categoryCell,
  chosen,
  getAttributes,
  getMarkup,
  getPrices,
  getSegment,
  madeSku,
  present,
} from './form-parts.ts';

const OPTIONS = [1, 2, 3] as const;
const choice = (no: number): ImportField[] => [
  { name: `option${no}Name`, label: `What choice ${no} is called`, aliases: [`Option${no} Name`] },
  { name: `option${no}`, label: `Value of choice ${no}`, aliases: [`Option${no} Value`] },
];

/** Import fields, with the headings of the older and the newer format of the file. */
const FIELDS: readonly ImportField[] = [
  { name: 'imported_id', label: 'Address', aliases: ['Handle', 'URL handle'] },
  { name: 'name', label: 'Name', required: true, aliases: ['Title'] },
  { name: 'description', label: 'Description', aliases: ['Body (HTML)'] },
  { name: 'brand', label: 'Brand', aliases: ['Vendor'] },
  { name: 'categories', label: 'Category', aliases: ['Type'] },
  { name: 'published', label: 'Published', aliases: ['Published on online store'] },
  { name: 'status', label: 'Status' },
  ...OPTIONS.flatMap(choice),
  { name: 'sku', label: 'SKU', aliases: ['Variant SKU'] },
  { name: 'weight', label: 'Weight', aliases: ['Variant Grams', 'Weight value (grams)'] },
  {
    name: 'weightUnit',
    label: 'Unit of the weight',
    aliases: ['Variant Weight Unit', 'Weight unit for display'],
  },
  {
    name: 'tracker',
    label: 'Stock is counted',
    aliases: ['Variant Inventory Tracker', 'Inventory tracker'],
  },
  {
    name: 'stock',
    label: 'Stock',
    aliases: ['Variant Inventory Qty', 'Variant Inventory Quantity', 'Inventory quantity'],
  },
  {
    name: 'policy',
    label: 'Sold without stock',
    aliases: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  },
  { name: 'price', label: 'Price', aliases: ['Variant Price'] },
  {
    name: 'compareAt',
    label: 'Price before the sale',
    aliases: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price'],
  },
  { name: 'barcode', label: 'Barcode', aliases: ['Variant Barcode'] },
  { name: 'images', label: 'Image', aliases: ['Image Src', 'Product image URL'] },
  { name: 'position', label: 'Place of the image', aliases: ['Image Position'] },
  { name: 'alt', label: 'Words for the image', aliases: ['Image Alt Text'] },
  {
    name: 'variantImage',
    label: 'Image of the variant',
    aliases: ['Variant Image', 'Variant image URL'],
  },
  { name: 'meta_title', label: 'Title for searches', aliases: ['SEO Title'] },
  { name: 'meta_description', label: 'Text for searches', aliases: ['SEO Description'] },
];

/** Column of each field of a body with another name. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  slug: 'imported_id',
  unitPrice: 'price',
  salePrice: 'price',
  file: 'images',
  image: 'variantImage',
};

const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.592_37, oz: 28.349_523 };

/** Returns the option names of a record. Most rows after the first omit them. */
function optionNames(rows: readonly FormRow[]): string[] {
  return OPTIONS.map((no) => rows.map(({ cells }) => cells[`option${no}Name`]).find(Boolean) ?? '');
}

/** A row with only a picture has no data of a variant. */
const isVariantRow = ({ option1, option2, option3, sku, price }: Cells): boolean =>
  [option1, option2, option3, sku, price].some(Boolean);

/** Returns whether a row is the only variant of a product without options. */
const isDefault = ({ cells }: FormRow): boolean => {
  const { option1 = '', option2, option3 } = cells;
  return !option2 && !option3 && (option1 === '' || option1.toLowerCase() === 'default title');
};

function readStatus({ status = '', published = '' }: Cells): string | undefined {
  const word = status.toLowerCase();
  if (word && word !== 'active') return word;
  if (word === '' && published === '') return undefined;
  return published === '' || getFlag(published) ? 'published' : 'draft';
}

/** Returns the weight in the unit of the product. Values that are not numbers fail in the validation. */
function getWeight({ weight }: Cells, unit: string): unknown {
  if (!weight) return undefined;
  const grams = getNumber(weight);
  return typeof grams === 'number' ? Number((grams / (GRAMS[unit] ?? 1)).toFixed(4)) : grams;
}

/** Returns the quantity of a row; a negative quantity becomes 0. */
function getStock({ stock }: Cells): unknown {
  if (!stock) return undefined;
  const pieces = getNumber(stock);
  return typeof pieces === 'number' ? Math.max(0, pieces) : pieces;
}

/** Returns the barcode without the apostrophe that keeps spreadsheets from changing the digits. */
const getBarcode = ({ barcode = '' }: Cells): string => barcode.replace(/^'/, '');

const cellsPrices = ({ price, compareAt }: Cells) =>
  getPrices(price ? getMoney(price) : undefined, compareAt ? getMoney(compareAt) : undefined);

/** Returns the inventory settings of a product, from all of its variants. */
function stockRules(rows: readonly FormRow[]): Record<string, unknown> {
  const of = (name: string): string[] => rows.flatMap(({ cells }) => cells[name] || []);
  const policies = of('policy');
  const isKnown = rows.some(({ cells }) => cells.tracker !== undefined);
  return {
    ...(isKnown && { trackInventory: of('tracker').length > 0 }),
    ...(policies.length > 0 && {
      allowBackorder: policies.every((word) => /^continue$/i.test(word) || getFlag(word)),
    }),
  };
}

/** Returns the rows with distinct pictures in order. */
function imageRows(rows: readonly FormRow[]): FormRow[] {
  const seen = new Set<string>();
  return rows
    .filter(({ cells: { images } }) => images && !seen.has(images) && seen.add(images))
    .map((row, at) => ({ row, place: Number(row.cells.position) || at + 1 }))
    .sort((one, other) => one.place - other.place)
    .map(({ row }) => row);
}

function getChoices(row: FormRow, names: readonly string[], place: PlaceNames): Choice[] {
  return OPTIONS.flatMap((no, at) => {
    const name = names[at];
    const value = row.cells[`option${no}`] ?? '';
    if (name && value) return [{ name, value }];
    if (name) throw wrongAt(place(`option${no}`, row), `choose a value of ${name}`);
    if (value) throw wrongAt(place(`option${no}Name`, row), 'is empty: what is chosen?');
    return [];
  });
}

function readVariants(rows: readonly FormRow[], unit: string, handle: string, place: PlaceNames) {
  const [first] = rows;
  if (!first) return undefined;
  const isPlain = rows.length === 1 && isDefault(first);
  if (isPlain) return undefined;
  const names = optionNames(rows);
  const choices = rows.map((row) => getChoices(row, names, place));
  const bare = choices.findIndex((own) => own.length === 0);
  const stray = rows[bare];
  if (stray)
    throw wrongAt(place('option1', stray), 'is empty: nothing tells this variant from the others');
  return {
    attributes: getAttributes(choices),
    variants: rows.map(({ cells }, at) => ({
      ...cellsPrices(cells),
      ...present({
        sku: cells.sku || madeSku(handle, ...(choices[at] ?? []).map(({ value }) => value)),
        barcode: getBarcode(cells),
        stock: getStock(cells),
        weight: getWeight(cells, unit),
        image: cells.variantImage,
      }),
      attributes: chosen(choices[at] ?? []),
    })),
  };
}

function read(rows: readonly FormRow[], headings: Cells): ReadForm {
  const first = rows[0] ?? { no: 0, cells: {} };
  const place = placeNames(FIELDS, headings, first);
  const { imported_id: handle = '', ...cells } = first.cells;
  if (!handle && !cells.name)
    throw wrongAt(
      place('imported_id', first),
      'is empty: nothing tells which product this row belongs to',
    );
  const sold = rows.filter((row) => isVariantRow(row.cells));
  const [one = first] = sold;
  const unit = Object.hasOwn(GRAMS, one.cells.weightUnit ?? '')
    ? (one.cells.weightUnit ?? 'g')
    : 'g';
  const base = handle || (cells.name ?? '');
  const many = readVariants(sold, unit, base, place);
  const { price, salePrice } = cellsPrices(one.cells);
  const weight = getWeight(one.cells, unit);
  const pictures = imageRows(rows);
  const body = present({
    imported_id: handle,
    name: cells.name,
    slug: handle ? getSegment(handle) : undefined,
    sku: (!many && one.cells.sku) || madeSku(base) || `product-${first.no}`,
    status: readStatus(cells),
    description: cells.description && getMarkup(cells.description),
    brand: cells.brand,
    meta_title: cells.meta_title,
    meta_description: cells.meta_description,
    unitPrice: price,
    ...(price !== undefined && { salePrice: many ? null : salePrice }),
    ...stockRules(sold),
    ...(weight !== undefined && {
      dimensions: { weightUnit: unit, ...(!many && { weight }) },
    }),
    ...(pictures.length > 0 && {
      images: pictures.map((row) => ({ file: row.cells.images, alt: row.cells.alt ?? '' })),
    }),
    ...many,
    ...(!many && { barcode: getBarcode(one.cells), stock: getStock(one.cells) }),
  });
  const where = (path: string): string => {
    const [, list, at] = /^(variants|images)\[(\d+)\]/.exec(path) ?? [];
    const row = (list === 'images' ? pictures : sold)[Number(at ?? 0)] ?? first;
    const chosenAt = /attributes\[(\d)\]/.exec(path)?.[1];
    const name = path.split('.').at(-1) ?? path;
    const field = chosenAt ? `option${Number(chosenAt) + 1}` : (COLUMN_OF[name] ?? name);
    const isOfProduct = at === undefined && !['sku', 'unitPrice', 'stock'].includes(name);
    return place(field, isOfProduct ? first : row);
  };
  return {
    body,
    cells: { ...cells, ...(cells.categories && { categories: categoryCell(cells.categories) }) },
    where,
  };
}

/** Import format of Shopify's product files: one row for each variant, and one for each further picture. */
export const shopifyForm: ImportForm = {
  name: 'shopify',
  label: 'Shopify',
  part: ['variant', 'variants'],
  signs: [
    ['Handle', 'URL handle'],
    ['Title'],
    ['Option1 Name'],
    ['Option1 Value'],
    ['Variant Price', 'Price'],
  ],
  fields: FIELDS,
  getKeys: ({ imported_id: handle = '' }) => (handle ? [handle.toLowerCase()] : []),
  isPart: (cells) => isVariantRow(cells) && (cells.option1 ?? '').toLowerCase() !== 'default title',
  read,
};
