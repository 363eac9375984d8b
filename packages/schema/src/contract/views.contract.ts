import { array, object, string } from 'yup';
import {
  savedViewCreateSchema,
  savedViewSchema,
  savedViewUpdateSchema,
} from '../entities/platform/saved-view.schema.ts';
import { lineField } from '../fields/fields.ts';
import { idParams } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';

const savedView = object({ view: savedViewSchema.required(), message: string().required() });

/**
 * Endpoints of saved views.
 * @param name - prefix of the names
 * @param access - access rule
 * @param of - subject of the views
 */
function viewCalls<const Name extends string>(
  name: Name,
  path: `/api/v1/admin/${string}/`,
  access: Access,
  of: string,
) {
  return {
    list: defineRoute({
      id: `${name}.list`,
      method: 'GET',
      path,
      summary: `Views of ${of}: your own by name, then the shared ones of others`,
      access,
      query: object({ entity: lineField(60).required() }).noUnknown(),
      response: object({
        results: object({ rows: array(savedViewSchema.required()).required() }).required(),
      }),
      errors: ['forbidden'],
    }),
    create: defineRoute({
      id: `${name}.create`,
      method: 'POST',
      path,
      summary: `Keep the state of ${of} under a name`,
      status: 201,
      // Idempotency keys belong to a tenant; outside of tenants the unique name prevents duplicates.
      idempotent: access.audience === 'staff',
      access,
      body: savedViewCreateSchema,
      bodyLimit: SMALL_BODY,
      response: savedView,
      errors: ['forbidden', 'name_taken'],
    }),
    update: defineRoute({
      id: `${name}.update`,
      method: 'PUT',
      path: `${path}{id}/`,
      summary: `Change what a view of ${of} shows, its name, or who sees it`,
      access,
      params: idParams,
      body: savedViewUpdateSchema,
      bodyLimit: SMALL_BODY,
      response: savedView,
      errors: ['forbidden', 'not_found', 'name_taken', 'conflict'],
    }),
    remove: defineRoute({
      id: `${name}.remove`,
      method: 'DELETE',
      path: `${path}{id}/`,
      summary: `Delete a view of ${of}`,
      access,
      params: idParams,
      response: object({ message: string().required() }),
      errors: ['forbidden', 'not_found'],
    }),
  };
}

/** Endpoints of saved views in any scope. */
export type ViewsContract = ReturnType<typeof viewCalls<string>>;

/**
 * Saved views of lists. Users who may view an entity can save views of it; only the owner and administrators change a shared one.
 */
export const viewsContract = viewCalls(
  'views',
  '/api/v1/admin/views/',
  { audience: 'staff', permission: 'settings.can_view' },
  'a list',
);

/** Saved views of the list of tenants, which belong to a user independent of the active tenant. */
export const tenantViewsContract = viewCalls(
  'tenantViews',
  '/api/v1/admin/tenants/views/',
  { audience: 'agency' },
  'the list of tenants',
);
