import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from './fields.ts';
import {
  ALL_PERMISSIONS,
  type Permission,
  type PermissionTree,
  ROLES,
  type RoleId,
} from './roles.ts';

/** Base roles that a member of a tenant can have, highest first. */
export const TENANT_ROLE_IDS = ['3', '4', '5', '6', '7', '8'] as const satisfies readonly RoleId[];

/** A base role of staff. */
const baseRoleField = () => mixed<RoleId>().oneOf([...TENANT_ROLE_IDS], 'Please choose a role');

/** A role of a tenant: one of the product's, whose `id` is its number, or one of the tenant's own over one of these. */
export const roleSchema = object({
  id: idField().required(),
  name: string().required(),
  base_role: mixed<RoleId>()
    .oneOf(Object.keys(ROLES) as RoleId[])
    .required(),
  permissions: mixed<PermissionTree>().required(),
  users_count: number().integer().required(),
  /** True for the product's own, which cannot be changed. */
  is_system: boolean().required(),
  /** True where the signed-in person may give it to somebody. */
  may_give: boolean().required(),
  version: versionField().required(),
}).noUnknown();
export type Role = InferType<typeof roleSchema>;

const permissionList = () =>
  array(
    mixed<Permission>()
      .oneOf([...ALL_PERMISSIONS])
      .required(),
  ).max(ALL_PERMISSIONS.length);
const READ_ONLY = ['id', 'users_count', 'is_system', 'may_give'];

/** Body of an own role's creation. Permissions beyond those of the base role are refused. */
export const roleCreateSchema = object({
  name: lineField(60).trim().required('Please enter a name'),
  base_role: baseRoleField().required('Please choose a role'),
  permissions: permissionList().required(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type RoleCreate = InferType<typeof roleCreateSchema>;

/** Body of an own role's change. */
export const roleUpdateSchema = object({
  name: lineField(60).trim().min(1, 'Please enter a name'),
  base_role: baseRoleField(),
  permissions: permissionList(),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type RoleUpdate = InferType<typeof roleUpdateSchema>;
