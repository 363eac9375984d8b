import { array, mixed, object, string } from 'yup';
import {
  saveContainerSchema,
  TEMPLATE_TARGETS,
  type TemplateTarget,
  templateCreateSchema,
  templateSchema,
  templateUpdateSchema,
} from '../entities/content/template.schema.ts';
import { forcibleDeletion, usageResponse } from './in-use.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { CONTENT_BODY, defineRoute } from './route.ts';

const view = { audience: 'staff', permission: 'templates.can_view' } as const;
const query = listQuery(
  ['name', 'created_at', 'updated_at'],
  {
    /** Templates for pages, or for emails. */
    target: mixed<TemplateTarget>().oneOf(TEMPLATE_TARGETS).default('page'),
  },
  200,
);
const list = listResponse(templateSchema).shape({
  templates: array(templateSchema.required()).required(),
});
const one = object({ template: templateSchema.required() });

/** Endpoints of component templates. */
export const templatesContract = {
  sections: defineRoute({
    id: 'templates.sections',
    method: 'GET',
    path: '/api/v1/admin/page/component-template/section/',
    summary: 'List section templates',
    access: view,
    query,
    response: list,
  }),
  containers: defineRoute({
    id: 'templates.containers',
    method: 'GET',
    path: '/api/v1/admin/page/component-template/container/',
    summary: 'List container templates',
    access: view,
    query,
    response: list,
  }),
  list: defineRoute({
    id: 'templates.list',
    method: 'GET',
    path: '/api/v1/admin/page/getcomponenttemplates/',
    summary: 'List all component templates',
    access: view,
    query,
    response: list,
  }),
  get: defineRoute({
    id: 'templates.get',
    method: 'GET',
    path: '/api/v1/admin/page/component-template/{id}',
    summary: 'Get a component template with its content',
    access: view,
    params: idParams,
    response: object({ component: templateSchema.required(), results: templateSchema.required() }),
    errors: ['not_found'],
  }),
  saveContainer: defineRoute({
    id: 'templates.saveContainer',
    method: 'POST',
    path: '/api/v1/admin/page/savecomponenttemplate/',
    summary: 'Save a container of a page, or a part of an email, as a template',
    status: 201,
    idempotent: true,
    access: { audience: 'staff', permission: 'templates.can_create' },
    body: saveContainerSchema,
    bodyLimit: CONTENT_BODY,
    response: one.shape({ message: string().required() }),
    errors: ['content_invalid', 'content_too_large'],
  }),
  create: defineRoute({
    id: 'templates.create',
    method: 'POST',
    path: '/api/v1/admin/page/component-template/',
    summary: 'Create an empty template',
    status: 201,
    idempotent: true,
    access: { audience: 'staff', permission: 'templates.can_create' },
    body: templateCreateSchema,
    bodyLimit: CONTENT_BODY,
    response: one,
    errors: ['content_invalid', 'content_too_large'],
  }),
  update: defineRoute({
    id: 'templates.update',
    method: 'PUT',
    path: '/api/v1/admin/page/component-template/{id}/',
    summary: 'Update a template',
    access: { audience: 'staff', permission: 'templates.can_update' },
    params: idParams,
    body: templateUpdateSchema,
    bodyLimit: CONTENT_BODY,
    response: one,
    errors: ['not_found', 'conflict', 'content_invalid', 'content_too_large'],
  }),
  usage: defineRoute({
    id: 'templates.usage',
    method: 'GET',
    path: '/api/v1/admin/page/component-template/{id}/usage/',
    summary: 'List where a template is used as header, footer, page title or component',
    access: view,
    params: idParams,
    response: usageResponse,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    ...forcibleDeletion,
    id: 'templates.remove',
    path: '/api/v1/admin/page/component-template/{id}/',
    summary: 'Delete a template; one in use stays unless `force` is true, in the query or the body',
    access: { audience: 'staff', permission: 'templates.can_delete' },
  }),
};
