import { array, object, string } from 'yup';
import {
  invitationSchema,
  inviteSchema,
  MEMBER_FIELDS,
  memberSchema,
  memberUpdateSchema,
} from '../entities/platform/member.schema.ts';
import { fieldsQuery, idParams, listResponse } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/users/';
const view = { audience: 'staff', permission: 'users.can_view' } as const;
const create = { audience: 'staff', permission: 'users.can_create' } as const;
const told = object({ message: string().required() });

/** Endpoints of members and invitations of a tenant. */
export const usersContract = {
  list: defineRoute({
    id: 'users.list',
    method: 'GET',
    path: PATH,
    summary: 'List users of the tenant',
    access: view,
    query: fieldsQuery(MEMBER_FIELDS, {}),
    response: listResponse(memberSchema),
  }),
  invitations: defineRoute({
    id: 'users.invitations',
    method: 'GET',
    path: `${PATH}invitations/`,
    summary: 'List pending invitations, newest first',
    access: view,
    response: object({
      results: object({ rows: array(invitationSchema.required()).required() }).required(),
    }),
  }),
  invite: defineRoute({
    id: 'users.invite',
    method: 'POST',
    path: `${PATH}invite/`,
    summary: 'Invite a person by email; they become a member when they accept',
    access: create,
    status: 201,
    body: inviteSchema,
    bodyLimit: SMALL_BODY,
    response: object({
      message: string().required(),
      invitation: invitationSchema.required(),
    }),
    errors: ['name_taken', 'rate_limited', 'forbidden'],
  }),
  resend: defineRoute({
    id: 'users.resend',
    method: 'POST',
    path: `${PATH}invitations/{id}/resend/`,
    summary: 'Resend an invitation with a new link; the old link stops working',
    access: create,
    params: idParams,
    response: object({ invitation: invitationSchema.required(), message: string().required() }),
    errors: ['not_found', 'rate_limited', 'forbidden'],
  }),
  revoke: defineRoute({
    id: 'users.revoke',
    method: 'DELETE',
    path: `${PATH}invitations/{id}/`,
    summary: 'Revoke an invitation',
    access: create,
    params: idParams,
    response: told,
    errors: ['not_found', 'forbidden'],
  }),
  get: defineRoute({
    id: 'users.get',
    method: 'GET',
    path: `${PATH}{id}/`,
    summary: 'Get a user of the tenant',
    access: view,
    params: idParams,
    response: object({ user: memberSchema.required() }),
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'users.update',
    method: 'PUT',
    path: `${PATH}{id}/`,
    summary: 'Change the role of a user, or deactivate and reactivate them',
    access: { audience: 'staff', permission: 'users.can_update' },
    params: idParams,
    body: memberUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: object({ user: memberSchema.required() }),
    errors: ['not_found', 'conflict', 'forbidden', 'last_administrator'],
  }),
  remove: defineRoute({
    id: 'users.remove',
    method: 'DELETE',
    path: `${PATH}{id}/`,
    summary: 'Remove a user from the tenant; their account remains',
    access: { audience: 'staff', permission: 'users.can_delete' },
    params: idParams,
    response: told,
    errors: ['not_found', 'forbidden', 'last_administrator'],
  }),
};
