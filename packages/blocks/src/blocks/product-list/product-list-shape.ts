import { PRODUCT_ORDERS } from '@org/schema';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { MAX_CHOSEN, MAX_PER_PAGE } from '../../shop-data/list-query.ts';
import { MAX_PER_ROW, MAX_TAGS, PRODUCT_PAGINGS, PRODUCT_SOURCES } from './product-list-options.ts';

const idList = (most: number) => array(number().integer().min(1).required()).max(most).required();

/** A tag that visitors can filter by. */
const tagItem = object({
  id: string().max(40).required(),
  /** Id of the tag. */
  tagId: number().integer().min(0).required(),
  label: string().max(100).defined(),
});
export type TagItem = InferType<typeof tagItem>;

/** Props of a product list. */
export const productListShape = object({
  source: string().oneOf(PRODUCT_SOURCES).required(),
  /** Categories of the list, when the source is categories. */
  categoryIds: idList(50),
  /** Products of the list, when the source is products. */
  productIds: idList(MAX_CHOSEN),
  perPage: number().integer().min(1).max(MAX_PER_PAGE).required(),
  perRow: number().integer().min(1).max(MAX_PER_ROW).required(),
  /** Maximum number of products of all pages together; 0 for no limit, -1 for all on one page. */
  limit: number().integer().min(-1).max(10_000).required(),
  orderBy: string().oneOf(PRODUCT_ORDERS).required(),
  orderDirection: string().oneOf(['ASC', 'DESC']).required(),
  paging: string().oneOf(PRODUCT_PAGINGS).required(),
  showSearch: boolean().required(),
  showCategoryFilter: boolean().required(),
  showPriceFilter: boolean().required(),
  /** Shows filters for attributes, such as size and brand. */
  showAttributeFilter: boolean().required(),
  showSorting: boolean().required(),
  /** Tags offered as a filter; empty hides the filter. */
  tags: array(tagItem.required()).max(MAX_TAGS).required(),
  /** Shows categories on each card. */
  showCategories: boolean().required(),
  showViewDetailsButton: boolean().required(),
});
export type ProductListProps = InferType<typeof productListShape>;
