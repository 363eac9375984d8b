import { getFlag, getList, getMoney, getNumber } from '../../../../kernel/imports/cell-values.ts';
import type { Cells } from '../../../../kernel/imports/import-field.ts';
import {
  type FormRow,
  type ImportForm,
  type PlaceNames,
  placeNames,
  type ReadForm,
  wrongAt,
} from '../../../../kernel/imports/import-format.ts';
import {
  chosen,
  getAttributes,
  getMarkup,
  getPrices,
  getText,
  madeSku,
  present,
} from './form-parts.ts';
import { attributeCells, WOOCOMMERCE_FIELDS as FIELDS, getUnits } from './woocommerce-columns.ts';
import { type ReadVariant, readVariants } from './woocommerce-variants.ts';

/** Column of each field of a body with another name. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  unitPrice: 'price',
  file: 'images',
  image: 'images',
  status: 'published',
  imported_variant_id: 'imported_id',
};

/** In `simple, virtual` the first word is the type, and the others describe the delivery. */
const getKind = ({ type = '' }: Cells): string => type.split(',')[0]?.trim().toLowerCase() ?? '';
const isVariation = (cells: Cells): boolean => getKind(cells) === 'variation';

function getKeys(cells: Cells): string[] {
  const { imported_id: id, sku, parent = '' } = cells;
  if (isVariation(cells)) {
    const byId = /^id:\s*(\d+)$/i.exec(parent)?.[1];
    return parent ? [byId ? `id ${byId}` : `sku ${parent.toLowerCase()}`] : [];
  }
  return [...(id ? [`id ${id}`] : []), ...(sku ? [`sku ${sku.toLowerCase()}`] : [])];
}

/** Returns whether a sale is active today. */
function isOnSale({ saleFrom = '', saleTo = '' }: Cells): boolean {
  const today = new Date().toISOString().slice(0, 10);
  return !(saleFrom && saleFrom.slice(0, 10) > today) && !(saleTo && saleTo.slice(0, 10) < today);
}

function cellsPrices(cells: Cells) {
  const { price, salePrice } = cells;
  const sale = salePrice && isOnSale(cells) ? getMoney(salePrice) : undefined;
  return getPrices(
    sale ?? (price ? getMoney(price) : undefined),
    sale === undefined || !price ? undefined : getMoney(price),
  );
}

/** Returns the quantity of a row; a negative quantity becomes 0. */
function getStock({ stock, inStock }: Cells): unknown {
  const pieces = stock ? getNumber(stock) : undefined;
  if (pieces === undefined) return inStock === '0' ? 0 : undefined;
  return typeof pieces === 'number' ? Math.max(0, pieces) : pieces;
}

/** Inventory is tracked when a row has a quantity or is out of stock. */
function stockRules(rows: readonly FormRow[]): Record<string, unknown> {
  const of = (name: string): string[] => rows.flatMap(({ cells }) => cells[name] || []);
  const says = of('inStock');
  const allows = [...of('backorders').map((word) => word !== '0'), says.includes('backorder')];
  return {
    ...(says.length + of('stock').length > 0 && {
      trackInventory: of('stock').length > 0 || says.some((word) => word !== '1'),
    }),
    ...((of('backorders').length > 0 || says.includes('backorder')) && {
      allowBackorder: allows.some(Boolean),
    }),
  };
}

function getStatus({ published = '' }: Cells): string | undefined {
  if (!published) return undefined;
  return getFlag(published) ? 'published' : 'draft';
}

/** Returns the weight and dimensions of a row in the units of the product. */
function getSizes(cells: Cells, times: number): Record<string, unknown> {
  const scaled = (text: string): unknown => {
    const value = getNumber(text);
    return typeof value === 'number' ? value * times : value;
  };
  const { weight, length, width, height } = cells;
  return present({
    weight: weight && getNumber(weight),
    length: length && scaled(length),
    width: width && scaled(width),
    height: height && scaled(height),
  });
}

/**
 * Returns the row of the product and those of its variations.
 * @throws `validation_failed`
 */
function getParts(
  rows: readonly FormRow[],
  place: PlaceNames,
): { parent: FormRow; variations: FormRow[] } {
  const [first] = rows;
  const variations = rows.filter(({ cells }) => isVariation(cells));
  const [parent, twin] = rows.filter(({ cells }) => !isVariation(cells));
  if (!first || !parent)
    throw wrongAt(
      place('parent', first ?? { no: 0 }),
      `the file has no product ${first?.cells.parent || 'for this row'}`,
    );
  if (twin) throw wrongAt(place('sku', twin), 'is that of another row of the file');
  const kind = getKind(parent.cells);
  if (kind !== 'simple' && kind !== 'variable')
    throw wrongAt(place('type', parent), `there are no products of type ${kind}`);
  return { parent, variations };
}

function getVariant({ row, choices, isCopy }: ReadVariant, parentSku: string, times: number) {
  const { cells } = row;
  const own = cells.sku && cells.sku !== parentSku && !isCopy ? cells.sku : '';
  const [image] = getList(cells.images ?? '');
  return {
    ...cellsPrices(cells),
    ...present({
      sku: own || madeSku(parentSku, ...choices.map(({ value }) => value)),
      barcode: isCopy ? undefined : cells.barcode,
      imported_variant_id: isCopy ? undefined : cells.imported_id,
      stock: getStock(cells),
      image,
    }),
    ...getSizes(cells, times),
    attributes: chosen(choices),
  };
}

/** Returns the visible attributes of a product without variations. */
const shownAttributes = (cells: Cells) =>
  attributeCells(cells)
    .filter(({ isVisible, values }) => isVisible && values)
    .map(({ name, values }) => ({ name, values: getList(values) }));

function read(rows: readonly FormRow[], headings: Cells): ReadForm {
  const first = rows[0] ?? { no: 0, cells: {} };
  const place = placeNames(FIELDS, headings, first);
  const { parent, variations } = getParts(rows, place);
  const { cells } = parent;
  const { weightUnit, lengthUnit, times } = getUnits(headings);
  const sku =
    cells.sku || (cells.imported_id ? `woo-${cells.imported_id}` : madeSku(cells.name ?? ''));
  const variants = readVariants(parent, variations, place);
  const hasVariants = variants.length > 0;
  if (hasVariants && cells.stock && !variations.some((row) => row.cells.stock))
    throw wrongAt(
      place('stock', parent),
      'the pieces of all variations together cannot be counted: give each of them its own',
    );
  const { price, salePrice } = cellsPrices(variations[0]?.cells ?? cells);
  const sizes = getSizes(cells, times);
  const shown = shownAttributes(cells);
  const body = present({
    imported_id: cells.imported_id,
    name: cells.name,
    sku,
    status: getStatus(cells),
    excerpt: cells.excerpt && getText(cells.excerpt.replaceAll('\\n', '\n')),
    description: cells.description && getMarkup(cells.description.replaceAll('\\n', '\n')),
    brand: getList(cells.brand ?? '')[0],
    barcode: cells.barcode,
    taxClass: cells.taxClass,
    meta_title: cells.meta_title,
    meta_description: cells.meta_description,
    unitPrice: price,
    ...(price !== undefined && { salePrice: hasVariants ? null : salePrice }),
    ...stockRules(hasVariants ? variations : [parent]),
    dimensions: { ...sizes, weightUnit, lengthUnit },
    ...(cells.images && { images: getList(cells.images).map((file) => ({ file, alt: '' })) }),
    ...(hasVariants
      ? {
          attributes: getAttributes(variants.map(({ choices }) => choices)),
          variants: variants.map((one) => getVariant(one, sku, times)),
        }
      : { stock: getStock(cells), ...(shown.length > 0 && { attributes: shown }) }),
  });
  const where = (path: string): string => {
    const at = /^variants\[(\d+)\]/.exec(path)?.[1];
    const row = at === undefined ? parent : (variants[Number(at)]?.row ?? parent);
    const name = path.split('.').at(-1) ?? path;
    const field = /attributes/.test(path) ? 'values1' : (COLUMN_OF[name] ?? name);
    return place(field, row);
  };
  return { body, cells: { ...cells, imported_id: cells.imported_id ?? '', sku }, where };
}

/** Import format of WooCommerce's product files: one row for each product and one for each variation, which names its parent. */
export const wooCommerceForm: ImportForm = {
  name: 'woocommerce',
  label: 'WooCommerce',
  part: ['variant', 'variants'],
  signs: [['Type'], ['Name'], ['Regular price'], ['SKU'], ['Published', 'Parent']],
  fields: FIELDS,
  getKeys,
  isPart: isVariation,
  read,
};
