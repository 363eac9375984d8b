import { boolean, type InferType, mixed, object, string } from 'yup';
import { ROLES, type RoleId } from '../../access/roles.ts';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { TENANT_ROLE_IDS } from './role.schema.ts';

/** Statuses of a member. A suspended one cannot use the tenant. */
export const MEMBER_STATUSES = ['active', 'suspended'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/**
 * Returns the display name of a role.
 * @returns `Administrator`
 */
export function roleLabel(roleId: RoleId): string {
  const name = ROLES[roleId];
  return name.charAt(0) + name.slice(1).toLowerCase();
}

/**
 * A single email address.
 * @returns lower case
 */
export const personEmailField = () =>
  string().trim().lowercase().email('Please enter a valid email address').max(254);

const roleRef = object({
  /** Id of a role of `GET roles/`. */
  id: idField().required(),
  name: string().required(),
}).noUnknown();

/** A user who works in a tenant. */
export const memberSchema = object({
  id: idField().required(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  displayName: string().defined(),
  role: roleRef.required(),
  role_id: mixed<RoleId>()
    .oneOf(Object.keys(ROLES) as RoleId[])
    .required(),
  status: mixed<MemberStatus>().oneOf(MEMBER_STATUSES).required(),
  /** True for the current user. */
  is_self: boolean().required(),
  /** True when the current user may change this member, who must not have more permissions. */
  may_change: boolean().required(),
  /** Time of the last activity; null without a session. */
  last_active_at: string().nullable().defined(),
  created_at: string().required(),
  version: versionField().required(),
}).noUnknown();
export type Member = InferType<typeof memberSchema>;

/** Body that updates a member. */
export const memberUpdateSchema = object({
  /** Id of a role of `GET roles/`. */
  role: idField(),
  status: mixed<MemberStatus>().oneOf(MEMBER_STATUSES),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'email', 'firstname', 'lastname', 'displayName', 'created_at'] });
export type MemberUpdate = InferType<typeof memberUpdateSchema>;

/** Number of days for which an invitation is valid. */
export const INVITATION_DAYS = 7;

/** A pending invitation. */
export const invitationSchema = object({
  id: idField().required(),
  email: string().required(),
  role: roleRef.required(),
  invited_by: string().defined(),
  created_at: string().required(),
  expires_at: string().required(),
  is_expired: boolean().required(),
}).noUnknown();
export type Invitation = InferType<typeof invitationSchema>;

/** Body that invites a user. */
export const inviteSchema = object({
  email: personEmailField().required('Please enter an email address'),
  role: idField().required('Please choose a role'),
}).noUnknown();
export type Invite = InferType<typeof inviteSchema>;

/** Names of a user. */
export const personNames = {
  firstname: lineField(100).trim().required('Please enter a first name'),
  lastname: lineField(100).trim().required('Please enter a last name'),
};

/** Fields of the list of members. */
export const MEMBER_FIELDS = defineListFields({
  displayName: { type: 'text', label: 'Name', sortable: true },
  email: { type: 'text', label: 'Email', sortable: true },
  role_id: {
    type: 'enum',
    label: 'Role',
    sortable: true,
    options: [...TENANT_ROLE_IDS, '9' as const].map((value) => ({
      value,
      label: roleLabel(value),
    })),
  },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Deactivated' },
    ],
  },
  last_active_at: { type: 'date', label: 'Last active', filterable: false },
  created_at: { type: 'date', label: 'Member since', sortable: true },
});
