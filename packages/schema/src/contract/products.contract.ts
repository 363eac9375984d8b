import {
  PRODUCT_FIELDS,
  productBulkSchema,
  productCreateSchema,
  productSchema,
  productUpdateSchema,
} from '../entities/commerce/product.schema.ts';
import { entityContract } from './entity.contract.ts';
import { CONTENT_BODY } from './route.ts';

/** Endpoints of products. */
export const productsContract = entityContract({
  name: 'product',
  plural: 'products',
  words: ['product', 'products'],
  path: '/api/v1/admin/products/',
  module: 'products',
  record: productSchema,
  create: productCreateSchema,
  update: productUpdateSchema,
  // Allows two thousand variants and a description.
  bodyLimit: CONTENT_BODY,
  bulk: productBulkSchema,
  fields: PRODUCT_FIELDS,
});
