import { array, number, object, string } from 'yup';
import type { PermissionAction } from '../access/roles.ts';
import {
  type CategoryKind,
  categoryCreateSchema,
  categorySchema,
  categoryUpdateInBodySchema,
  categoryUpdateSchema,
  MAX_CATEGORIES,
  shopCategorySchema,
} from '../entities/content/category.schema.ts';
import { idField, idListField } from '../fields/fields.ts';
import { bulkDeleteResponse, idParams, listResponse } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';
import { SHOP_ADDRESSES } from './shop-addresses.ts';

const hasPermission = (action: PermissionAction): Access & { audience: 'staff' } => ({
  audience: 'staff',
  permission: `categories.${action}`,
});

/** `limit` -1 returns all, as documented, and so does 0; there are never more than one response can hold. */
const limit = () => number().integer().min(-1).max(MAX_CATEGORIES);

const saved = object({ category: categorySchema.required(), message: string().required() });
const told = object({ message: string().required() });

/**
 * Endpoints of one kind of categories.
 * @param name - prefix of the endpoint names
 * @param many - plural in text
 */
function categoryCalls<const Name extends string>(kind: CategoryKind, name: Name, many: string) {
  const path = `/api/v1/admin/${kind}/categories/`;
  return {
    list: defineRoute({
      id: `${name}.list`,
      method: 'GET',
      path,
      summary: `All ${many} as a tree: each before those below it, in their order`,
      access: hasPermission('can_view'),
      query: object({
        limit: limit(),
        ids: idListField(MAX_CATEGORIES),
        search: string().trim().max(200),
      }).noUnknown(),
      response: listResponse(categorySchema),
    }),
    create: defineRoute({
      id: `${name}.create`,
      method: 'POST',
      path,
      summary: `Make one of the ${many}`,
      status: 201,
      idempotent: true,
      access: hasPermission('can_create'),
      body: categoryCreateSchema,
      bodyLimit: SMALL_BODY,
      response: saved,
      errors: ['slug_taken'],
    }),
    update: defineRoute({
      id: `${name}.update`,
      method: 'PUT',
      path,
      summary: `Change one of the ${many}; the id is in the body`,
      access: hasPermission('can_update'),
      body: categoryUpdateInBodySchema,
      bodyLimit: SMALL_BODY,
      response: saved,
      errors: ['not_found', 'conflict', 'slug_taken'],
    }),
    updateById: defineRoute({
      id: `${name}.updateById`,
      method: 'PUT',
      path: `${path}{id}/`,
      summary: `Change one of the ${many}`,
      access: hasPermission('can_update'),
      params: idParams,
      body: categoryUpdateSchema,
      bodyLimit: SMALL_BODY,
      response: saved,
      errors: ['not_found', 'conflict', 'slug_taken'],
    }),
    remove: defineRoute({
      id: `${name}.remove`,
      method: 'DELETE',
      path: `${path}{id}/`,
      summary: `Put one of the ${many} into the trash; those below it move up`,
      access: hasPermission('can_delete'),
      params: idParams,
      response: told,
      errors: ['not_found'],
    }),
    bulkRemove: defineRoute({
      id: `${name}.bulkRemove`,
      method: 'DELETE',
      path,
      summary: `Put several ${many} into the trash`,
      access: hasPermission('can_delete'),
      body: object({ categoriesToDelete: idListField().required() }).noUnknown(),
      bodyLimit: SMALL_BODY,
      response: bulkDeleteResponse,
      errors: ['nothing_deleted'],
    }),
    restore: defineRoute({
      id: `${name}.restore`,
      method: 'POST',
      path: `${path}restore/`,
      summary: `Take ${many} out of the trash`,
      access: hasPermission('can_delete'),
      body: object({ ids: idListField().required() }).noUnknown(),
      bodyLimit: SMALL_BODY,
      response: object({
        restored: array(idField().required()).required(),
        failed: array(object({ id: idField().required(), error: string().required() })).required(),
        message: string().required(),
      }),
    }),
  };
}

const publicList = {
  rows: array(shopCategorySchema.required()).required(),
  total: number().integer().required(),
};

/** Endpoints of product categories. */
export const productCategoriesContract = {
  ...categoryCalls('products', 'productCategories', 'categories of products'),
  publicList: defineRoute({
    ...SHOP_ADDRESSES.productCategories.publicList,
    summary: 'List product categories for visitors, in tree order',
    access: { audience: 'public' },
    query: object({ categoryIds: idListField(MAX_CATEGORIES), limit: limit() }).noUnknown(),
    // The specification documents two shapes; this response contains both.
    response: object({ ...publicList, results: object(publicList).required() }),
  }),
};

/** Endpoints of blog categories. */
export const blogCategoriesContract = categoryCalls(
  'blog',
  'blogCategories',
  'categories of the blog',
);
