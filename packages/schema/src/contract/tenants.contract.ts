import { array, number, object } from 'yup';
import {
  agencyWriteSchema,
  managedAgencySchema,
  managedTenantSchema,
  TENANT_FIELDS,
  tenantCreateSchema,
  tenantUpdateSchema,
} from '../entities/platform/managed-tenant.schema.ts';
import { agencySchema, tenantSchema } from '../entities/platform/people.schema.ts';
import { fieldsQuery, idParams, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/tenants/';
const AGENCIES = '/api/v1/admin/agencies/';
const agency = { audience: 'agency' } as const;
const platform = { audience: 'platform' } as const;
const tenant = object({ tenant: managedTenantSchema.required() });
const oneAgency = object({ agency: managedAgencySchema.required() });

/** Endpoints of tenants for an agency or the platform, and of agencies. */
export const tenantsContract = {
  list: defineRoute({
    id: 'tenants.list',
    method: 'GET',
    path: PATH,
    summary: 'List the tenants of the signed-in user',
    access: { audience: 'session' },
    response: object({
      results: object({
        rows: array(
          tenantSchema.shape({ agency: agencySchema.nullable().default(null) }).required(),
        ).required(),
        total: number().integer().required(),
      }).required(),
    }),
  }),
  managed: defineRoute({
    id: 'tenants.managed',
    method: 'GET',
    path: `${PATH}managed/`,
    summary: 'List the tenants of an agency or of the platform, with usage counts',
    access: agency,
    query: fieldsQuery(TENANT_FIELDS, {}),
    response: listResponse(managedTenantSchema),
  }),
  create: defineRoute({
    id: 'tenants.create',
    method: 'POST',
    path: PATH,
    summary: 'Create a tenant and invite its first administrator',
    access: platform,
    status: 201,
    body: tenantCreateSchema,
    bodyLimit: SMALL_BODY,
    response: tenant,
    errors: ['name_taken'],
  }),
  update: defineRoute({
    id: 'tenants.update',
    method: 'PUT',
    path: `${PATH}{id}/`,
    summary: 'Update name, agency, plan and modules of a tenant; suspend or reactivate it',
    access: platform,
    params: idParams,
    body: tenantUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: tenant,
    errors: ['not_found', 'conflict'],
  }),
  agencies: defineRoute({
    id: 'tenants.agencies',
    method: 'GET',
    path: AGENCIES,
    summary: 'List agencies by name',
    access: platform,
    response: object({
      results: object({ rows: array(managedAgencySchema.required()).required() }).required(),
    }),
  }),
  createAgency: defineRoute({
    id: 'tenants.createAgency',
    method: 'POST',
    path: AGENCIES,
    summary: 'Create an agency',
    access: platform,
    status: 201,
    body: agencyWriteSchema,
    bodyLimit: SMALL_BODY,
    response: oneAgency,
  }),
  updateAgency: defineRoute({
    id: 'tenants.updateAgency',
    method: 'PUT',
    path: `${AGENCIES}{id}/`,
    summary: 'Update, deactivate or reactivate an agency',
    access: platform,
    params: idParams,
    body: agencyWriteSchema,
    bodyLimit: SMALL_BODY,
    response: oneAgency,
    errors: ['not_found'],
  }),
};
