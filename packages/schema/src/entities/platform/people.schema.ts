import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { type PermissionTree, ROLES, type RoleId } from '../../access/roles.ts';
import { idField } from '../../fields/fields.ts';
import { formatsSchema } from '../../reading/formats.schema.ts';
import { settingsSchema } from './settings.schema.ts';

/** Plans, lowest first. */
export const PLANS = ['basic', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** Modules that a tenant can have in addition to its plan. */
export const TENANT_MODULES = ['email_marketing'] as const;
export type TenantModule = (typeof TENANT_MODULES)[number];

/** A tenant. */
export const tenantSchema = object({
  id: idField().required(),
  guid: string().required(),
  name: string().defined(),
  slug: string().required(),
  favicon: string().defined(),
}).noUnknown();
export type Tenant = InferType<typeof tenantSchema>;

/** An agency; status 1 means active. */
export const agencySchema = object({
  id: idField().required(),
  name: string().defined(),
  status: idField().min(0).required(),
}).noUnknown();
export type Agency = InferType<typeof agencySchema>;

/** A signed-in user in the active tenant. */
export const userSchema = object({
  id: idField().required(),
  role_id: mixed<RoleId>()
    .oneOf(Object.keys(ROLES) as RoleId[])
    .required(),
  role: string().required(),
  displayName: string().defined(),
  firstname: string().defined(),
  lastname: string().defined(),
  email: string().required(),
}).noUnknown();
export type User = InferType<typeof userSchema>;

/** Body of the sign-in request. */
export const loginSchema = object({
  email: string()
    .trim()
    .email('Please enter a valid email address')
    .max(254)
    .required('Please enter your email address'),
  password: string().max(256).required('Please enter your password'),
}).noUnknown();
/** Path on the same site to continue at after a form; anything else is ignored. */
export const nextField = () => string().max(2000);
export type Login = InferType<typeof loginSchema>;

/** Scopes of a user: one tenant, an agency with its tenants, or the whole platform. */
export const SCOPES = ['tenant', 'agency', 'platform'] as const;
export type Scope = (typeof SCOPES)[number];

/** Settings that every screen needs, also for users who may not view the settings. */
export const shellSettingsSchema = settingsSchema.pick([
  'company_name',
  'favicon',
  'timezone',
  'locale',
  'currency',
  'date_style',
  'number_style',
  'live_chat_enabled',
  'voip',
  'invoice_settings',
  'permissions',
]);
export type ShellSettings = InferType<typeof shellSettingsSchema>;

/** Response of `GET admin/me/`: the current user, tenant and permissions. */
export const meSchema = object({
  /** Includes the user's own formats. */
  user: userSchema.concat(formatsSchema).required(),
  /** Null without a tenant. */
  settings: shellSettingsSchema.nullable().default(null),
  tenant: tenantSchema.nullable().default(null),
  agency: agencySchema.nullable().default(null),
  tenants: array(tenantSchema.required()).required(),
  /** Names of suspended tenants that the user belongs to. */
  suspended: array(string().required()).required(),
  plan: object({
    level: mixed<Plan>().oneOf(PLANS).required(),
    modules: array(mixed<TenantModule>().oneOf(TENANT_MODULES).required()).required(),
  })
    .nullable()
    .default(null),
  permissions: mixed<PermissionTree>().required(),
  /** Scope of the user beyond the active tenant. */
  scope: mixed<Scope>().oneOf(SCOPES).required(),
  /** URL of the active tenant's public site, or null without a tenant. */
  siteUrl: string().nullable(),
  /** Version of the running product. */
  version: string().required(),
  /** True where demo sign-ins are enabled. */
  demo: boolean().required(),
  /** True when the installation has an address autocomplete service. */
  finds_places: boolean().default(false),
});
export type Me = InferType<typeof meSchema>;
