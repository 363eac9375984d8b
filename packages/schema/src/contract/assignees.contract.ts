import { array, number, object, string } from 'yup';
import { idField, lineField } from '../fields.ts';
import { defineRoute } from './route.ts';

const assignee = object({
  id: idField().required(),
  displayName: string().defined(),
  firstname: string().defined(),
  email: string().required(),
  role: string().required(),
});
const found = {
  rows: array(assignee.required()).required(),
  total: number().integer().required(),
};

/** People to whom records can be given. Source: API-ASSIGN-01. */
export const assigneesContract = {
  list: defineRoute({
    id: 'assignees.list',
    method: 'GET',
    path: '/api/v1/admin/assignees/',
    summary: 'Staff of the tenant, by a part of their name or email',
    access: { audience: 'staff', permission: 'settings.can_view' },
    query: object({ search: lineField(200).trim() }).noUnknown(),
    response: object({ ...found, results: object(found).required() }),
  }),
};
