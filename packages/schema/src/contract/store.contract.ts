import { array, boolean, number, object, string } from 'yup';
import {
  productPageSchema,
  publicProductSchema,
  storeSuggestionsSchema,
} from '../entities/commerce/public-product.schema.ts';
import { categoryRefSchema, categorySchema } from '../entities/content/category.schema.ts';
import { idListField, segmentField } from '../fields/fields.ts';
import { MAX_CHOICES, readChoice } from '../values/product-choice.ts';
import {
  MAX_PRODUCTS,
  PRODUCTS_PER_PAGE,
  readPriceRange,
  SHOP_ORDERS,
} from '../values/product-list-query.ts';
import { defineRoute } from './route.ts';
import { SHOP_ADDRESSES } from './shop-addresses.ts';

const { store: at } = SHOP_ADDRESSES;

const text = (max: number) => string().trim().max(max);

/** Query of the products of a shop. */
export const storeQuery = object({
  currentPage: number().integer().min(1).max(1_000_000).default(1),
  itemsPerPage: number().integer().min(1).max(MAX_PRODUCTS).default(PRODUCTS_PER_PAGE),
  /** Maximum number of products of all pages together; 0 for no limit, -1 for all in one response up to its maximum. */
  limit: number().integer().min(-1).max(1_000_000).default(0),
  productIds: idListField(MAX_PRODUCTS),
  categoryIds: idListField(50),
  /** Only products with one of these tags. */
  tags: idListField(50),
  /** Attribute values such as `Size:12 cm`: values of one attribute are alternatives, different attributes must all match. */
  attributes: array(
    text(400)
      .required()
      .test(
        'choice',
        'Use a name and a value with a colon',
        (typed) => readChoice(typed) !== undefined,
      ),
  )
    .min(1)
    .max(MAX_CHOICES),
  search: text(200).test(
    'search',
    'Type at least 2 characters',
    (typed) => !typed || [...typed].length > 1,
  ),
  orderBy: string().oneOf(SHOP_ORDERS).default('name'),
  orderDirection: string().uppercase().oneOf(['ASC', 'DESC']).default('ASC'),
  /** `{min},{max}` */
  price: text(40).test(
    'price',
    'Use two prices with a comma, the lower one first',
    (typed) => !typed || readPriceRange(typed) !== undefined,
  ),
  /** Includes products in the trash; staff only. */
  showdeleted: boolean(),
  facets: boolean(),
}).noUnknown();

/** Slug parameter of several kinds of paths. */
const slugParams = object({ slug: segmentField().required() }).noUnknown();

/** Endpoints of the shop for visitors. */
export const storeContract = {
  list: defineRoute({
    ...at.list,
    summary: 'List products: published products for visitors, drafts too for staff',
    access: { audience: 'public' },
    query: storeQuery,
    kept: true,
    response: productPageSchema,
  }),
  suggest: defineRoute({
    ...at.suggest,
    summary: 'Suggest products and categories while typing; tolerates typos',
    access: { audience: 'public' },
    query: object({ q: text(200).required('Type at least 2 characters') }).noUnknown(),
    kept: true,
    response: storeSuggestionsSchema,
  }),
  get: defineRoute({
    ...at.get,
    summary: 'Get a product by slug, with variants and related products',
    access: { audience: 'public' },
    params: slugParams,
    response: object({
      product: publicProductSchema.required(),
      results: publicProductSchema.required(),
      related: array(publicProductSchema.required()).required(),
    }),
    errors: ['not_found'],
  }),
  category: defineRoute({
    ...at.category,
    summary: 'Get a category by slug, with its child categories',
    access: { audience: 'public' },
    params: slugParams,
    response: object({
      category: categorySchema.required(),
      results: categorySchema.required(),
      children: array(categoryRefSchema.required()).required(),
    }),
    errors: ['not_found'],
  }),
};
