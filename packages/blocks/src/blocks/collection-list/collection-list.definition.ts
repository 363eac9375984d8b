import { MAX_LISTED_ITEMS } from '@org/schema';
import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Kinds of paging of a list of items. */
export const ITEM_PAGINGS = ['pages', 'none'] as const;
/** Maximum number of items side by side. */
export const MAX_ITEM_COLUMNS = 6;

const shape = object({
  /** Id of the collection; 0 for none. */
  collectionId: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  /** Key of the field that items are filtered by; '' for all items. */
  filterField: string().max(50).defined(),
  /** Value that the field has to have; '' for all items. */
  filterValue: string().max(200).defined(),
  /** `position`, `title`, `created_at`, or the key of a field. */
  orderBy: string().max(50).required(),
  orderDirection: string().oneOf(['ASC', 'DESC']).required(),
  perPage: number().integer().min(1).max(MAX_LISTED_ITEMS).required(),
  /** Items side by side on wide pages. */
  columns: number().integer().min(1).max(MAX_ITEM_COLUMNS).required(),
  /** Step of the spacing scale. */
  itemGap: number().integer().min(0).max(5).required(),
  paging: string().oneOf(ITEM_PAGINGS).required(),
  /** Text in place of the items of an empty list; '' for none. */
  emptyText: string().max(300).defined(),
});
export type CollectionListProps = InferType<typeof shape>;

/** The published items of a collection: its part is repeated for each of them. */
export const collectionListDefinition = defineBlock({
  type: 'CollectionList',
  label: 'Collection list',
  description: 'Repeats its blocks for each item of a collection, such as events, dishes or staff.',
  category: 'layout',
  icon: 'database',
  shape,
  defaults: {
    collectionId: 0,
    filterField: '',
    filterValue: '',
    orderBy: 'position',
    orderDirection: 'ASC',
    perPage: 12,
    columns: 3,
    itemGap: 3,
    paging: 'pages',
    emptyText: 'There is nothing here yet.',
  },
  canvas: true,
  rules: {
    parents: ['Column'],
    notInside: ['CollectionItem'],
    children: ['CollectionItem'],
    min: 1,
    max: 1,
  },
  groups: ['background', 'border', 'spacing'],
  children: [{ type: 'CollectionItem' }],
});
