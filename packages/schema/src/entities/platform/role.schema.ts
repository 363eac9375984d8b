import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import {
  ALL_PERMISSIONS,
  type Permission,
  type PermissionTree,
  ROLES,
  type RoleId,
} from '../../access/roles.ts';
import { idField, lineField, versionField } from '../../fields/fields.ts';

/** Base roles of members of a tenant, highest first. */
export const TENANT_ROLE_IDS = ['3', '4', '5', '6', '7', '8'] as const satisfies readonly RoleId[];

/** A base role of staff. */
const baseRoleField = () => mixed<RoleId>().oneOf([...TENANT_ROLE_IDS], 'Please choose a role');

/** A role of a tenant: a built-in one, whose `id` is its number, or a custom one that is based on a built-in one. */
export const roleSchema = object({
  id: idField().required(),
  name: string().required(),
  base_role: mixed<RoleId>()
    .oneOf(Object.keys(ROLES) as RoleId[])
    .required(),
  permissions: mixed<PermissionTree>().required(),
  users_count: number().integer().required(),
  /** True for built-in roles, which cannot be changed. */
  is_system: boolean().required(),
  /** True when the signed-in user may assign it. */
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

/** Body that creates a custom role. Permissions beyond those of the base role are rejected. */
export const roleCreateSchema = object({
  name: lineField(60).trim().required('Please enter a name'),
  base_role: baseRoleField().required('Please choose a role'),
  permissions: permissionList().required(),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type RoleCreate = InferType<typeof roleCreateSchema>;

/** Body that updates a custom role. */
export const roleUpdateSchema = object({
  name: lineField(60).trim().min(1, 'Please enter a name'),
  base_role: baseRoleField(),
  permissions: permissionList(),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type RoleUpdate = InferType<typeof roleUpdateSchema>;
