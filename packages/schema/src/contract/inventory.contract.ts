import { array, boolean, number, object, string } from 'yup';
import type { PermissionAction } from '../access/roles.ts';
import {
  adjustmentSchema,
  adjustmentsSchema,
  gridFailureSchema,
  MOVEMENT_FIELDS,
  movementSchema,
  STOCK_FIELDS,
  stockGridSchema,
  stockLevelSchema,
  stockLocationCreateSchema,
  stockLocationSchema,
  stockLocationUpdateSchema,
  stockRowSchema,
} from '../entities/commerce/inventory.schema.ts';
import { idField, idListField } from '../fields/fields.ts';
import { fieldsQuery, idParams, listResponse } from './list.ts';
import { exportCall } from './many.contract.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/inventory/';

const hasPermission = (action: PermissionAction): Access & { audience: 'staff' } => ({
  audience: 'staff',
  permission: `inventory.${action}`,
});

const moved = {
  level: stockLevelSchema.required(),
  /** Null when the quantity was the same before. */
  movement: movementSchema.nullable().defined(),
};

/** Endpoints of stock: levels, movements and adjustments. */
export const inventoryContract = {
  levels: defineRoute({
    id: 'inventory.levels',
    method: 'GET',
    path: `${PATH}levels/`,
    summary: 'List stock by variant, over all locations or at one',
    access: hasPermission('can_view'),
    query: fieldsQuery(STOCK_FIELDS, {
      locationId: idField(),
      productIds: idListField(200),
      /** Only variants at or below their low-stock alert. */
      low: boolean(),
    }),
    response: listResponse(stockRowSchema),
  }),
  adjust: defineRoute({
    id: 'inventory.adjust',
    method: 'POST',
    path: `${PATH}adjustments/`,
    summary:
      'Set, add, subtract or move stock of a variant; `seen` makes it fail if the quantity has changed',
    idempotent: true,
    access: hasPermission('can_update'),
    body: adjustmentSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      ...moved,
      /** For a transfer: the result at the other location. */
      other: object(moved).nullable().defined(),
      message: string().required(),
    }),
    errors: ['not_found', 'conflict'],
  }),
  adjustMany: defineRoute({
    id: 'inventory.adjustMany',
    method: 'POST',
    path: `${PATH}adjustments/bulk/`,
    summary: 'Set, add or subtract the quantity of several variants, or their low-stock level',
    idempotent: true,
    access: hasPermission('can_update'),
    body: adjustmentsSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      changed: number().integer().required(),
      failed: array(object({ id: idField().required(), error: string().required() })).required(),
      message: string().required(),
    }),
  }),
  grid: defineRoute({
    id: 'inventory.grid',
    method: 'PUT',
    path: `${PATH}grid/`,
    summary: 'Change prices and quantities of many variants; invalid rows are left unchanged',
    access: hasPermission('can_update'),
    body: stockGridSchema,
    bodyLimit: SMALL_BODY * 4,
    response: object({
      saved: array(stockRowSchema.required()).required(),
      failed: array(gridFailureSchema.required()).required(),
      message: string().required(),
    }),
    errors: ['forbidden'],
  }),
  movements: defineRoute({
    id: 'inventory.movements',
    method: 'GET',
    path: `${PATH}movements/`,
    summary: 'List stock movements: who, when, why, and the quantity after each',
    access: hasPermission('can_view'),
    query: fieldsQuery(MOVEMENT_FIELDS, { variantId: idField(), locationId: idField() }),
    response: listResponse(movementSchema),
  }),
};

/** Export of the ledger of stock movements. */
export const movementsContract = {
  export: exportCall({
    plural: 'movements',
    words: ['movement', 'movements'],
    path: `${PATH}movements/`,
    module: 'inventory',
    fields: MOVEMENT_FIELDS,
    filters: { variantId: idField(), locationId: idField() },
  }),
};

const saved = object({ location: stockLocationSchema.required(), message: string().required() });
const LOCATIONS = `${PATH}locations/`;

/** Endpoints of stock locations. */
export const stockLocationsContract = {
  list: defineRoute({
    id: 'stockLocations.list',
    method: 'GET',
    path: LOCATIONS,
    summary: 'List locations, default location first',
    access: hasPermission('can_view'),
    response: object({
      results: object({
        rows: array(stockLocationSchema.required()).required(),
        total: number().integer().required(),
      }).required(),
    }),
  }),
  create: defineRoute({
    id: 'stockLocations.create',
    method: 'POST',
    path: LOCATIONS,
    summary: 'Create a location',
    status: 201,
    idempotent: true,
    access: hasPermission('can_create'),
    body: stockLocationCreateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['name_taken'],
  }),
  update: defineRoute({
    id: 'stockLocations.update',
    method: 'PUT',
    path: `${LOCATIONS}{id}/`,
    summary: 'Update a location, or make it the default',
    access: hasPermission('can_update'),
    params: idParams,
    body: stockLocationUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['not_found', 'conflict', 'name_taken'],
  }),
  remove: defineRoute({
    id: 'stockLocations.remove',
    method: 'DELETE',
    path: `${LOCATIONS}{id}/`,
    summary: 'Delete an empty location; its stock movements remain',
    access: hasPermission('can_delete'),
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found', 'not_now'],
  }),
};
