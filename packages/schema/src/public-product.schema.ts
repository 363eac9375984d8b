import { array, boolean, type InferType, number, object, string } from 'yup';
import { categoryRefSchema } from './category.schema.ts';
import { productSchema, productVariantSchema } from './product.schema.ts';

/** How pieces lie and are held: visitors are told what can be sold, and no more of it. */
const COUNTS = ['onHand', 'reserved', 'elsewhere'] as const;

/** Fields of a product that stay with staff. */
const INTERNAL = [
  ...COUNTS,
  'stockStatusSet',
  'taxClass',
  'tags',
  'user',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** A variant, as visitors get it. */
export const publicVariantSchema = productVariantSchema.omit(['barcode', ...COUNTS]);

/** A product, as visitors get it. `variants` and `description` are absent in lists. Source: PROD-001. */
export const publicProductSchema = productSchema
  .omit([...INTERNAL, 'variants'])
  .shape({ variants: array(publicVariantSchema.required()) });
export type PublicProduct = InferType<typeof publicProductSchema>;

/** A part of the products of a shop. Source: API-PROD-01. */
export const productPageSchema = object({
  rows: array(publicProductSchema.required()).required(),
  /** How many there are, or the most that are counted. */
  total: number().integer().required(),
  totalIsCapped: boolean().required(),
  /** Prices from and to of the same list without its filter by price; 0 and 0 for none. */
  minPrice: number().required(),
  maxPrice: number().required(),
  currentPage: number().integer().required(),
  itemsPerPage: number().integer().required(),
  /** What was looked for in the place of the search: no product has what was typed. Absent where that was found. */
  didYouMean: string(),
  /** With `facets=1`: what these products can be narrowed by, with how many would be left. */
  facets: object({
    categories: array(
      categoryRefSchema.shape({ count: number().integer().required() }).required(),
    ).required(),
    /** Attributes of products and their brand, each with its values. */
    attributes: array(
      object({
        name: string().required(),
        values: array(
          object({ value: string().required(), count: number().integer().required() }).required(),
        ).required(),
      }).required(),
    ).required(),
    /** True where there are more products than were counted: the numbers are then only their share. */
    isCapped: boolean().required(),
  })
    .optional()
    .default(undefined),
});
export type ProductPage = InferType<typeof productPageSchema>;

/** What a visitor may be looking for. */
export const storeSuggestionsSchema = object({
  /** The best selling first. */
  products: array(publicProductSchema.required()).required(),
  categories: array(categoryRefSchema.required()).required(),
  /** What was looked for in the place of what was typed; null where that was found, or nothing is like it. */
  didYouMean: string().nullable().defined(),
});
export type StoreSuggestions = InferType<typeof storeSuggestionsSchema>;
