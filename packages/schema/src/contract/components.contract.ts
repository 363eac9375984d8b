import { boolean, object, string } from 'yup';
import { listedComponentSchema } from '../entities/content/component.schema.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute } from './route.ts';

const path = '/api/v1/admin/components/';

/** Endpoints of components. They are created, read and changed as templates of the type `component`. */
export const componentsContract = {
  list: defineRoute({
    id: 'components.list',
    method: 'GET',
    path,
    summary: 'List components with their content, the last changed first',
    access: { audience: 'staff', permission: 'templates.can_view' },
    query: listQuery(['name', 'created_at', 'updated_at'], {}, 200),
    response: listResponse(listedComponentSchema),
  }),
  remove: defineRoute({
    id: 'components.remove',
    method: 'DELETE',
    path: `${path}{id}/`,
    summary:
      'Delete a component; with `detach`, pages and templates that show it keep its blocks as their own',
    access: { audience: 'staff', permission: 'templates.can_delete' },
    params: idParams,
    query: object({ detach: boolean() }).noUnknown(),
    response: object({ message: string().required() }),
    errors: ['not_found', 'in_use', 'content_too_large'],
  }),
};
