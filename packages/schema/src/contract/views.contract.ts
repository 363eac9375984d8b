import { array, object, string } from 'yup';
import { lineField } from '../fields.ts';
import {
  savedViewCreateSchema,
  savedViewSchema,
  savedViewUpdateSchema,
} from '../saved-view.schema.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const savedView = object({ view: savedViewSchema.required(), message: string().required() });

/** Saved views of lists. Whoever may view an entity may keep views of it; a shared one is changed by its owner and by administrators. */
export const viewsContract = {
  list: defineRoute({
    id: 'views.list',
    method: 'GET',
    path: '/api/v1/admin/views/',
    summary: 'Views of a list: your own by name, then the shared ones of others',
    access: { audience: 'staff', permission: 'settings.can_view' },
    query: object({ entity: lineField(60).required() }).noUnknown(),
    response: object({
      results: object({ rows: array(savedViewSchema.required()).required() }).required(),
    }),
    errors: ['forbidden'],
  }),
  create: defineRoute({
    id: 'views.create',
    method: 'POST',
    path: '/api/v1/admin/views/',
    summary: 'Keep the state of a list under a name',
    status: 201,
    idempotent: true,
    access: { audience: 'staff', permission: 'settings.can_view' },
    body: savedViewCreateSchema,
    bodyLimit: SMALL_BODY,
    response: savedView,
    errors: ['forbidden', 'name_taken'],
  }),
  update: defineRoute({
    id: 'views.update',
    method: 'PUT',
    path: '/api/v1/admin/views/{id}/',
    summary: 'Change what a view shows, its name, or who sees it',
    access: { audience: 'staff', permission: 'settings.can_view' },
    params: idParams,
    body: savedViewUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: savedView,
    errors: ['forbidden', 'not_found', 'name_taken', 'conflict'],
  }),
  remove: defineRoute({
    id: 'views.remove',
    method: 'DELETE',
    path: '/api/v1/admin/views/{id}/',
    summary: 'Delete a view',
    access: { audience: 'staff', permission: 'settings.can_view' },
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['forbidden', 'not_found'],
  }),
};
