import { MAX_LISTED_ITEMS } from '@org/schema';
import { defineSettings } from '../../define/define-settings.ts';
import { type CollectionListProps, MAX_ITEM_COLUMNS } from './collection-list.definition.ts';

/** Settings of a collection list. */
export const collectionListSettings = defineSettings<CollectionListProps>([
  { kind: 'records', of: 'collections', prop: 'collectionId', label: 'Collection', max: 1 },
  {
    kind: 'itemField',
    prop: 'orderBy',
    label: 'Ordered by',
    use: 'order',
    collection: 'collectionId',
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
    kind: 'itemField',
    prop: 'filterField',
    label: 'Only with',
    use: 'filter',
    collection: 'collectionId',
  },
  {
    kind: 'text',
    prop: 'filterValue',
    label: 'Value',
    help: 'Only items with this value in the field are shown. Empty shows all items.',
  },
  { kind: 'number', prop: 'perPage', label: 'Per page', min: 1, max: MAX_LISTED_ITEMS, step: 1 },
  {
    kind: 'select',
    prop: 'paging',
    label: 'More items',
    options: [
      { value: 'pages', label: 'Page links' },
      { value: 'none', label: 'None' },
    ],
  },
  { kind: 'slider', prop: 'columns', label: 'Columns', min: 1, max: MAX_ITEM_COLUMNS, step: 1 },
  { kind: 'slider', prop: 'itemGap', label: 'Gap', min: 0, max: 5, step: 1 },
  {
    kind: 'text',
    prop: 'emptyText',
    label: 'If empty',
    placeholder: 'There is nothing here yet.',
  },
]);
