import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { personEmailField } from './member.schema.ts';
import {
  agencySchema,
  PLANS,
  type Plan,
  TENANT_MODULES,
  type TenantModule,
  tenantSchema,
} from './people.schema.ts';

/** Statuses of a tenant. Nobody can use the site and admin of a suspended one. */
export const TENANT_STATUSES = ['active', 'suspended'] as const;
export type TenantStatus = (typeof TENANT_STATUSES)[number];

const count = () => number().integer().min(0).required();
const planField = () => mixed<Plan>().oneOf(PLANS, 'Please choose a plan');
const modulesField = () =>
  array(mixed<TenantModule>().oneOf(TENANT_MODULES).required()).max(TENANT_MODULES.length);
const statusField = () => mixed<TenantStatus>().oneOf(TENANT_STATUSES);

/** Subdomain of a tenant's site on the platform. */
const tenantSlugField = () =>
  string()
    .trim()
    .lowercase()
    .max(63)
    .matches(/^[a-z0-9](-?[a-z0-9])*$/, 'Use lower-case letters, digits and single hyphens');

/** A tenant as its agency and the platform manage it. */
export const managedTenantSchema = tenantSchema
  .shape({
    agency: agencySchema.nullable().default(null),
    plan: planField().required(),
    modules: modulesField().required(),
    status: statusField().required(),
    counts: object({ pages: count(), customers: count(), users: count() }).required(),
    /** Time of the last change by a user; null for never. */
    last_activity_at: string().nullable().defined(),
    created_at: string().required(),
    siteUrl: string().required(),
    version: versionField().required(),
  })
  .noUnknown();
export type ManagedTenant = InferType<typeof managedTenantSchema>;

/** Body that creates a tenant. Its first administrator is invited by email. */
export const tenantCreateSchema = object({
  name: lineField(120).trim().required('Please enter a name'),
  slug: tenantSlugField().required('Please enter an address'),
  agency_id: idField().nullable().default(null),
  plan: planField().default('basic'),
  modules: modulesField().default([]),
  administrator: personEmailField().required('Please enter the email of an administrator'),
}).noUnknown();
export type TenantCreate = InferType<typeof tenantCreateSchema>;

/** Body that updates a tenant. */
export const tenantUpdateSchema = object({
  name: lineField(120).trim().min(1, 'Please enter a name'),
  agency_id: idField().nullable(),
  plan: planField(),
  modules: modulesField(),
  status: statusField(),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'guid', 'slug', 'counts', 'created_at'] });
export type TenantUpdate = InferType<typeof tenantUpdateSchema>;

/** An agency with the number of its tenants. */
export const managedAgencySchema = agencySchema
  .shape({ tenants_count: count(), users_count: count() })
  .noUnknown();
export type ManagedAgency = InferType<typeof managedAgencySchema>;

/** Body that creates or updates an agency. */
export const agencyWriteSchema = object({
  name: lineField(120).trim().required('Please enter a name'),
  /** 1 is active. An inactive agency cannot access its tenants. */
  status: number().integer().oneOf([0, 1]).default(1),
}).noUnknown();

/** Fields of the list of tenants. */
export const TENANT_FIELDS = defineListFields({
  name: { type: 'text', label: 'Name', sortable: true },
  slug: { type: 'text', label: 'Address', sortable: true },
  agency: { type: 'text', label: 'Agency', sortable: true },
  plan: {
    type: 'enum',
    label: 'Plan',
    sortable: true,
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'enterprise', label: 'Enterprise' },
    ],
  },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  pages: { type: 'number', label: 'Pages', filterable: false },
  customers: { type: 'number', label: 'Customers', filterable: false },
  users: { type: 'number', label: 'People', filterable: false },
  last_activity_at: { type: 'date', label: 'Last change', filterable: false },
  created_at: { type: 'date', label: 'Since', sortable: true },
});
