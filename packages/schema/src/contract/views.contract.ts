import { array, object, string } from 'yup';
import { lineField } from '../fields.ts';
import {
  savedViewCreateSchema,
  savedViewSchema,
  savedViewUpdateSchema,
} from '../saved-view.schema.ts';
import { idParams } from './list.ts';
import { type Access, defineRoute, SMALL_BODY } from './route.ts';

const savedView = object({ view: savedViewSchema.required(), message: string().required() });

/** The calls of saved views. Shape: name before the verbs, path, who may make them, what they are views of → calls. */
export function viewCalls<const Name extends string>(
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
      // What lies outside of tenants is made once by its name alone.
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

/** The calls of saved views, wherever they lie. */
export type ViewsContract = ReturnType<typeof viewCalls<string>>;

/** Saved views of lists. Whoever may view an entity may keep views of it; a shared one is changed by its owner and by administrators. */
export const viewsContract = viewCalls(
  'views',
  '/api/v1/admin/views/',
  { audience: 'staff', permission: 'settings.can_view' },
  'a list',
);

/** Views of the list of tenants: a person's own, whichever tenant they work in. */
export const tenantViewsContract = viewCalls(
  'tenantViews',
  '/api/v1/admin/tenants/views/',
  { audience: 'agency' },
  'the list of tenants',
);
