import { apiContract } from '@org/schema/contract';
import type { ImportRecord, ProductRecord } from '../../../kernel/database/records.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import {
  getChoice,
  getList,
  getNames,
  given,
  numberIn,
  read,
} from '../../../kernel/imports/cell-values.ts';
import { entityImport } from '../../../kernel/imports/entity-import.ts';
import type { EntityImport } from '../../../kernel/imports/entity-import.types.ts';
import type { ImportForm } from '../../../kernel/imports/import-format.ts';
import type {
  ImportPictures,
  ImportTarget,
  RowChange,
} from '../../../kernel/imports/import-target.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { sendFetch } from './fetch-import-pictures.ts';
import { getMarkup } from './forms/form-parts.ts';
import { shopifyForm } from './forms/shopify-form.ts';
import { wooCommerceForm } from './forms/woocommerce-form.ts';
import { categoryFinder, type MissingCategories, revertCategories } from './import-categories.ts';
import { ontoProducts } from './import-onto-product.ts';
import {
  awaitPicture,
  countPictures,
  failedPictures,
  type NamedPicture,
  recordPictures,
  retryPictures,
} from './import-pictures.repository.ts';
import { getSkus, refuseSkus } from './import-variants.ts';
import { setAside, withImagesBefore } from './name-pictures.ts';
import { productEntity } from './product.entity.ts';
import { revertPictures } from './revert-pictures.ts';

const FORMS: readonly ImportForm[] = [shopifyForm, wooCommerceForm];

/** Returns URLs of pictures, separated by lines, spaces or `;`. */
function getImages(text: string): { file: string; alt: string }[] {
  return text
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((file) => ({ file, alt: '' }));
}

/** Import of products in our own format. */
const OWN: Omit<EntityImport, 'lookUp'> = {
  contract: apiContract.products,
  kind: productEntity,
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
  toBody: (cells, reading) => ({
    ...given(cells, ['name', 'sku', 'brand', 'barcode', 'excerpt']),
    ...read(cells, 'slug', (text) => text.replace(/^.*\//, '').toLowerCase()),
    ...read(cells, 'description', getMarkup),
    ...read(cells, 'images', getImages),
    ...read(cells, 'status', getChoice),
    ...read(cells, 'unitPrice', (text) => numberIn(text, reading)),
    ...read(cells, 'salePrice', (text) => numberIn(text, reading)),
    ...read(cells, 'stock', (text) => numberIn(text, reading)),
  }),
};

/** Returns the import of products in the format of another program, matched by their ids there. */
const inForm = (form: ImportForm): Omit<EntityImport, 'lookUp'> => ({
  ...OWN,
  fields: form.fields,
  matchOn: [
    {
      name: 'imported_id',
      column: 'imported_id',
      getKey: ({ imported_id }) => String(imported_id ?? ''),
    },
    ...(form.name === 'woocommerce' ? OWN.matchOn : []),
  ],
  async onto(write, ids) {
    const getFields = await ontoProducts(write, ids);
    return (current, row) => getFields(current as ProductRecord, row);
  },
});

type Bound = Pick<ImportRecord, 'id' | 'format' | 'makes_missing'>;

const IMPORT_PICTURES: ImportPictures = {
  count: countPictures,
  listFailed: failedPictures,
  async retry(write, importId, send) {
    const count = await retryPictures(write.tx, importId);
    if (count > 0) await sendFetch(send, write, importId);
    return count;
  },
};

/** Creates the import target of products for one import. */
function bind({ id: importId, format, makes_missing }: Bound, send: SendJob): ImportTarget {
  const form = FORMS.find(({ name }) => name === format);
  const entity = form ? inForm(form) : OWN;
  const getPaths = form ? getList : getNames;
  const target = (become: MissingCategories['become']): ImportTarget =>
    entityImport({
      ...entity,
      lookUp: (write) => {
        const find = categoryFinder(write, { importId, become });
        return ({ categories = '' }) => find(getPaths(categories));
      },
    });
  const tried = target(makes_missing ? 'left out' : 'refused');
  const kept = target(makes_missing ? 'made' : 'refused');
  /** Saves and queues the pictures to download for saved rows. */
  const awaitPictures = async (write: TenantWrite, pictures: readonly NamedPicture[]) => {
    if (pictures.length === 0) return;
    await recordPictures(write, importId, pictures);
    await sendFetch(send, write, importId);
  };
  /** Returns updates without pictures to download. A record with such a picture counts as changed. */
  const preparedFor = async (write: TenantWrite, changes: readonly RowChange[]) => {
    const { rows, picturesFor } = setAside(changes.map(({ row }) => row));
    const named = picturesFor(changes.map(({ id, row: { no } }) => ({ no, id })));
    const isMore = await awaitPicture(write.tx, named);
    const prepared = changes.map(({ id, row }, at) => ({
      id,
      row: { ...(rows[at] ?? row), isMore: isMore(id) },
    }));
    return { prepared, picturesFor };
  };
  return {
    ...kept,
    forms: FORMS,
    canMakeMissing: true,
    pictures: IMPORT_PICTURES,
    read: form?.read,
    bind,
    async make(write, all) {
      const { rows, picturesFor } = setAside(all);
      const outcomes = await kept.make(write, rows);
      await awaitPictures(write, picturesFor(outcomes));
      return outcomes;
    },
    async change(write, changes) {
      const { prepared, picturesFor } = await preparedFor(write, changes);
      const outcomes = await kept.change(write, prepared);
      const pictures = picturesFor(outcomes);
      await awaitPictures(write, pictures);
      return withImagesBefore(write, outcomes, pictures);
    },
    async unchanged(write, changes) {
      const { prepared } = await preparedFor(write, changes);
      return (await kept.unchanged?.(write, prepared)) ?? new Set();
    },
    async refusals(write, rows) {
      const refuse = await tried.refusals(write, rows);
      return (at, made) => {
        const one = rows[at];
        const isNew = one && one.id === undefined;
        return (isNew ? refuseSkus(one.row, made) : undefined) ?? refuse(at, made);
      };
    },
    getTraces: getSkus,
    async afterUndo(write, record) {
      await revertPictures(write, record.id);
      await revertCategories(write, record);
    },
  };
}

/** Import of products in our own format or that of another shop. Categories are matched by name. */
export const productImport: ImportTarget = bind(
  { id: 0, format: '', makes_missing: false },
  // The target must be bound to an import before it can save rows.
  () => Promise.reject(new Error('a target is bound to its import')),
);
