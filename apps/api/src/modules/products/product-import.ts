import { apiContract } from '@org/schema';
import { choiceOf, given, numberOf, read } from '../../imports/cell-values.ts';
import { entityImport } from '../../imports/entity-import.ts';
import { categoriesNamed } from '../categories/category-names.ts';
import { productKind } from './product-kind.ts';

/** Text without markup as paragraphs; what has markup is guarded where it is stored. */
function markupOf(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
}

/** Addresses of pictures, each on a line or with a space or `;` between them. */
function imagesOf(text: string): { file: string; alt: string }[] {
  return text
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((file) => ({ file, alt: '' }));
}

/** Products from a file; their categories are known by name. */
export const productImport = entityImport({
  contract: apiContract.products,
  kind: productKind,
  fields: [
    { name: 'name', label: 'Name', required: true, aliases: ['title', 'product'] },
    { name: 'sku', label: 'SKU', required: true },
    { name: 'slug', label: 'Address', aliases: ['slug', 'url', 'handle'] },
    { name: 'status', label: 'Status' },
    { name: 'unitPrice', label: 'Price', aliases: ['unit price', 'regular price'] },
    { name: 'salePrice', label: 'Sale price' },
    { name: 'stock', label: 'Stock', aliases: ['pieces', 'quantity', 'inventory'] },
    { name: 'brand', label: 'Brand' },
    { name: 'barcode', label: 'Barcode', aliases: ['ean', 'gtin', 'upc'] },
    { name: 'excerpt', label: 'Excerpt' },
    { name: 'description', label: 'Description', aliases: ['body', 'text', 'html'] },
    { name: 'images', label: 'Image', aliases: ['images', 'picture', 'pictures', 'image address'] },
    { name: 'categories', label: 'Categories', aliases: ['category'] },
  ],
  matchOn: [{ name: 'sku', column: 'sku_key' }],
  toBody: (cells) => ({
    ...given(cells, ['name', 'sku', 'brand', 'barcode', 'excerpt']),
    ...read(cells, 'slug', (text) => text.replace(/^.*\//, '').toLowerCase()),
    ...read(cells, 'description', markupOf),
    ...read(cells, 'images', imagesOf),
    ...read(cells, 'status', choiceOf),
    ...read(cells, 'unitPrice', numberOf),
    ...read(cells, 'salePrice', numberOf),
    ...read(cells, 'stock', numberOf),
  }),
  lookUp: ({ tx }, { categories = '' }) => categoriesNamed(tx, 'products', categories),
});
