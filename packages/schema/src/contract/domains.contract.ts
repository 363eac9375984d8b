import { array, number, object, string } from 'yup';
import {
  domainCreateSchema,
  domainSchema,
  domainUpdateSchema,
} from '../entities/platform/domain.schema.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/settings/domains/';
const update = { audience: 'staff', permission: 'settings.can_update' } as const;
const one = object({ domain: domainSchema.required(), message: string().required() });

/** Endpoints of a tenant's custom domains. */
export const domainsContract = {
  list: defineRoute({
    id: 'domains.list',
    method: 'GET',
    path: PATH,
    summary: 'List the domains of the tenant, primary domain first',
    access: { audience: 'staff', permission: 'settings.can_view' },
    response: object({
      results: object({
        rows: array(domainSchema.required()).required(),
        total: number().integer().required(),
      }).required(),
      /** Host name of the site on the platform, which custom domains point to. */
      built_in: string().required(),
    }),
  }),
  create: defineRoute({
    id: 'domains.create',
    method: 'POST',
    path: PATH,
    summary: 'Add a domain; it shows the site once it is verified',
    access: update,
    status: 201,
    body: domainCreateSchema,
    bodyLimit: SMALL_BODY,
    response: one,
    errors: ['name_taken', 'not_now'],
  }),
  verify: defineRoute({
    id: 'domains.verify',
    method: 'POST',
    path: `${PATH}{id}/verify/`,
    summary: 'Check the DNS record that proves ownership of the domain',
    access: update,
    params: idParams,
    response: one,
    errors: ['not_found', 'name_taken', 'rate_limited'],
  }),
  update: defineRoute({
    id: 'domains.update',
    method: 'PUT',
    path: `${PATH}{id}/`,
    summary: 'Set or unset the primary domain, which all others redirect to',
    access: update,
    params: idParams,
    body: domainUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: one,
    errors: ['not_found', 'not_now'],
  }),
  remove: defineRoute({
    id: 'domains.remove',
    method: 'DELETE',
    path: `${PATH}{id}/`,
    summary: 'Remove a domain',
    access: update,
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
};
