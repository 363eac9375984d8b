import { array, object, string } from 'yup';
import {
  roleCreateSchema,
  roleSchema,
  roleUpdateSchema,
} from '../entities/platform/role.schema.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/roles/';
const role = object({ role: roleSchema.required() });

/** Endpoints of roles: built-in ones, and custom ones based on them. */
export const rolesContract = {
  schema: defineRoute({
    id: 'roles.schema',
    method: 'GET',
    path: '/api/v1/admin/permissions/schema/',
    summary: 'List all permissions: modules and actions',
    access: { audience: 'staff', permission: 'roles.can_view' },
    response: object({
      modules: array(string().required()).required(),
      actions: array(string().required()).required(),
    }),
  }),
  list: defineRoute({
    id: 'roles.list',
    method: 'GET',
    path: PATH,
    summary: 'List the roles of the tenant, highest first',
    access: { audience: 'staff', permission: 'users.can_view' },
    response: object({
      results: object({ rows: array(roleSchema.required()).required() }).required(),
    }),
  }),
  create: defineRoute({
    id: 'roles.create',
    method: 'POST',
    path: PATH,
    summary: 'Create a custom role',
    access: { audience: 'staff', permission: 'roles.can_create' },
    status: 201,
    body: roleCreateSchema,
    bodyLimit: SMALL_BODY,
    response: role,
    errors: ['name_taken', 'forbidden'],
  }),
  update: defineRoute({
    id: 'roles.update',
    method: 'PUT',
    path: `${PATH}{id}/`,
    summary: 'Update a custom role; it applies from the next request of its members',
    access: { audience: 'staff', permission: 'roles.can_update' },
    params: idParams,
    body: roleUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: role,
    errors: ['not_found', 'conflict', 'name_taken', 'forbidden'],
  }),
  remove: defineRoute({
    id: 'roles.remove',
    method: 'DELETE',
    path: `${PATH}{id}/`,
    summary: 'Delete a custom role that has no members',
    access: { audience: 'staff', permission: 'roles.can_delete' },
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found', 'in_use', 'forbidden'],
  }),
};
