import { defineSettings } from '../../define/define-settings.ts';
import { MAX_CHOSEN, MAX_PER_PAGE } from '../../shop-data/list-query.ts';
import { MAX_PER_ROW, MAX_TAGS, NEW_TAG } from './product-list-options.ts';
import type { ProductListProps } from './product-list-shape.ts';

/** Settings of a product list. */
export const productListSettings = defineSettings<ProductListProps>([
  {
    kind: 'select',
    prop: 'source',
    label: 'Shows',
    options: [
      { value: 'all', label: 'All products' },
      { value: 'categories', label: 'Some categories' },
      { value: 'products', label: 'Some products' },
    ],
  },
  {
    kind: 'records',
    of: 'categories',
    prop: 'categoryIds',
    label: 'Categories',
    max: 50,
    when: { prop: 'source', is: ['categories'] },
  },
  {
    kind: 'records',
    of: 'products',
    prop: 'productIds',
    label: 'Products',
    max: MAX_CHOSEN,
    when: { prop: 'source', is: ['products'] },
  },
  { kind: 'number', prop: 'perPage', label: 'Per page', min: 1, max: MAX_PER_PAGE, step: 1 },
  { kind: 'slider', prop: 'perRow', label: 'Per row', min: 1, max: MAX_PER_ROW, step: 1 },
  {
    kind: 'number',
    prop: 'limit',
    label: 'Limit',
    min: -1,
    max: 10_000,
    step: 1,
    help: '0 for none; -1 shows all on one page.',
  },
  {
    kind: 'select',
    prop: 'orderBy',
    label: 'Ordered by',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'price', label: 'Price' },
      { value: 'created_at', label: 'Date created' },
      { value: 'sales', label: 'Sales' },
    ],
  },
  {
    kind: 'segments',
    prop: 'orderDirection',
    label: 'Direction',
    options: [
      { value: 'ASC', label: 'Ascending' },
      { value: 'DESC', label: 'Descending' },
    ],
  },
  {
    kind: 'select',
    prop: 'paging',
    label: 'More products',
    options: [
      { value: 'pageLinks', label: 'Page links' },
      { value: 'carousel', label: 'Arrows' },
      { value: 'loadMore', label: 'Load More button' },
    ],
  },
  { kind: 'toggle', prop: 'showSearch', label: 'Search' },
  { kind: 'toggle', prop: 'showCategoryFilter', label: 'Filter by category' },
  { kind: 'toggle', prop: 'showPriceFilter', label: 'Filter by price' },
  { kind: 'toggle', prop: 'showAttributeFilter', label: 'Filter by attributes and brand' },
  { kind: 'toggle', prop: 'showSorting', label: 'Sorting' },
  {
    kind: 'list',
    prop: 'tags',
    label: 'Filter by tags',
    itemLabel: 'Tag',
    newItem: NEW_TAG,
    max: MAX_TAGS,
    fields: [
      { kind: 'text', prop: 'label', label: 'Label' },
      { kind: 'records', of: 'tags', prop: 'tagId', label: 'Tag', max: 1 },
    ],
  },
  { kind: 'toggle', prop: 'showCategories', label: 'Categories on cards' },
  { kind: 'toggle', prop: 'showViewDetailsButton', label: 'View details' },
]);
