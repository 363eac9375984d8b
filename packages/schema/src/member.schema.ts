import { boolean, type InferType, mixed, object, string } from 'yup';
import { idField, lineField, versionField } from './fields.ts';
import { defineListFields } from './list/list-fields.ts';
import { TENANT_ROLE_IDS } from './role.schema.ts';
import { ROLES, type RoleId } from './roles.ts';

/** Whether somebody can work in a tenant. */
export const MEMBER_STATUSES = ['active', 'suspended'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** The name of a role as people read it. Shape: role_id → `Administrator`. */
export function roleLabel(roleId: RoleId): string {
  const name = ROLES[roleId];
  return name.charAt(0) + name.slice(1).toLowerCase();
}

/** One email address. Shape: any case → lower case. */
export const personEmailField = () =>
  string().trim().lowercase().email('Please enter a valid email address').max(254);

const roleRef = object({
  /** Number of a role of `GET roles/`. */
  id: idField().required(),
  name: string().required(),
}).noUnknown();

/** Somebody who works in a tenant. */
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
  /** True for the person who asks. */
  is_self: boolean().required(),
  /** True where the person who asks may change them: nobody changes who may do more than they. */
  may_change: boolean().required(),
  /** When they were last here; null for who has no session. */
  last_active_at: string().nullable().defined(),
  created_at: string().required(),
  version: versionField().required(),
}).noUnknown();
export type Member = InferType<typeof memberSchema>;

/** Body of a member's change. */
export const memberUpdateSchema = object({
  /** Number of a role of `GET roles/`. */
  role: idField(),
  status: mixed<MemberStatus>().oneOf(MEMBER_STATUSES),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'email', 'firstname', 'lastname', 'displayName', 'created_at'] });
export type MemberUpdate = InferType<typeof memberUpdateSchema>;

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** Somebody who was invited and has not come yet. */
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

/** Body of an invitation. */
export const inviteSchema = object({
  email: personEmailField().required('Please enter an email address'),
  role: idField().required('Please choose a role'),
}).noUnknown();
export type Invite = InferType<typeof inviteSchema>;

/** The names of a person. */
export const personNames = {
  firstname: lineField(100).trim().required('Please enter a first name'),
  lastname: lineField(100).trim().required('Please enter a last name'),
};

/** Fields of the list of a tenant's people. */
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
