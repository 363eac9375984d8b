import { array, boolean, type InferType, number, object, string } from 'yup';
import { categoryRefSchema } from '../content/category.schema.ts';
import { productSchema, productVariantSchema } from './product.schema.ts';

/** Internal stock quantities: visitors only see what is available. */
const COUNTS = ['onHand', 'reserved', 'elsewhere'] as const;

/** Fields of a product that only staff see. */
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

/** A variant as visitors see it. */
export const publicVariantSchema = productVariantSchema.omit(['barcode', ...COUNTS]);

/** A product as visitors see it. Lists omit `variants` and `description`. */
export const publicProductSchema = productSchema
  .omit([...INTERNAL, 'variants'])
  .shape({ variants: array(publicVariantSchema.required()) });
export type PublicProduct = InferType<typeof publicProductSchema>;

/** A page of a shop's products. */
export const productPageSchema = object({
  rows: array(publicProductSchema.required()).required(),
  /** Number of products, up to the maximum that is counted. */
  total: number().integer().required(),
  totalIsCapped: boolean().required(),
  /** Price range of the same list without its price filter; 0 and 0 when it is empty. */
  minPrice: number().required(),
  maxPrice: number().required(),
  currentPage: number().integer().required(),
  itemsPerPage: number().integer().required(),
  /** Corrected search that was used because nothing matched the typed one. Absent when it matched. */
  didYouMean: string(),
  /** With `facets=1`: filters with the number of products for each. */
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
    /** True when not all products were counted: the numbers then only cover a part. */
    isCapped: boolean().required(),
  })
    .optional()
    .default(undefined),
});
export type ProductPage = InferType<typeof productPageSchema>;

/** Suggestions for a search. */
export const storeSuggestionsSchema = object({
  /** Best-selling first. */
  products: array(publicProductSchema.required()).required(),
  categories: array(categoryRefSchema.required()).required(),
  /** Corrected search that was used; null when the typed one matched, or no correction was found. */
  didYouMean: string().nullable().defined(),
});
export type StoreSuggestions = InferType<typeof storeSuggestionsSchema>;
