import { type ChoiceSource, entityList, type ListScreen } from '@org/admin-kit';
import { type ApiClient, rows } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import { PRODUCT_FIELDS, type Product } from '@org/schema/entities';
import { IconPackage } from '@tabler/icons-react';
import { STATUS, text } from './messages.ts';
import { NameCell, PriceCell, StockCell } from './product-cells.tsx';

const { products, productCategories } = apiContract;

const categoriesLike = async (api: ApiClient, search: string) =>
  rows(await api.call(productCategories.list, { query: { limit: -1, search } })).rows.map(
    ({ id, category }) => ({ value: id, label: category }),
  );

const categoryChoices: ChoiceSource = {
  find: categoriesLike,
  named: async (api, ids) =>
    (await categoriesLike(api, '')).filter(({ value }) => ids.includes(value)),
};

/** Configuration of the list of products. */
export const PRODUCT_LIST: ListScreen<Product> = {
  ...entityList(products, {
    entity: 'products',
    noun: ['product', 'products'],
    module: 'products',
    href: '/admin/inventory/products',
    fields: PRODUCT_FIELDS,
    choices: { categories: categoryChoices },
  }),
  title: text.many,
  icon: IconPackage,
  columns: {
    name: { cell: (product) => <NameCell product={product} /> },
    sku: { width: '136px', optional: true },
    status: { width: '116px' },
    categories: {
      cell: ({ categories }) => (
        <span className="ad-quiet at-cut">
          {categories.map(({ category }) => category).join(', ')}
        </span>
      ),
      width: '16%',
      optional: true,
    },
    unitPrice: { cell: (product) => <PriceCell product={product} />, width: '148px' },
    salePrice: { width: '120px' },
    stock: { cell: (product) => <StockCell product={product} />, width: '116px' },
    numberOfVariants: {
      cell: ({ numberOfVariants }) => (numberOfVariants > 0 ? numberOfVariants : ''),
      width: '96px',
      phone: 'hidden',
      optional: true,
    },
    brand: { width: '140px', phone: 'hidden' },
    barcode: { width: '140px', phone: 'hidden' },
    badgeText: { width: '120px', phone: 'hidden' },
    user: { width: '140px', phone: 'hidden' },
    tags: { width: '160px', phone: 'hidden' },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['name', 'sku', 'status', 'categories', 'unitPrice', 'stock', 'numberOfVariants'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'name',
  label: (product) => product.name || text.untitled,
  importable: true,
  create: { label: text.new, href: '/admin/inventory/products/new' },
  tones: {
    status: {
      draft: STATUS.draft.tone,
      published: STATUS.published.tone,
      archived: STATUS.archived.tone,
    },
  },
  quick: 'status',
  edits: {
    name: {},
    sku: {},
    status: { bulk: true },
    unitPrice: { bulk: true },
    salePrice: { bulk: true },
    brand: { bulk: true },
    barcode: {},
    badgeText: { bulk: true },
    tags: {},
  },
  consequence: text.consequence,
  empty: { title: text.emptyTitle, text: text.emptyText },
};
