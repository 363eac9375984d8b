import { array, number, object, string } from 'yup';
import { idField, idListField, lineField } from '../fields/fields.ts';
import { defineRoute } from './route.ts';

const assignee = object({
  id: idField().required(),
  displayName: string().defined(),
  firstname: string().defined(),
  /** Empty, like the role, for users who no longer work in the tenant. */
  email: string().defined(),
  role: string().defined(),
});
const found = {
  rows: array(assignee.required()).required(),
  total: number().integer().required(),
};

/** Users to whom records can be assigned. */
export const assigneesContract = {
  list: defineRoute({
    id: 'assignees.list',
    method: 'GET',
    path: '/api/v1/admin/assignees/',
    summary: 'Search staff by part of their name or email; the first 100',
    access: { audience: 'staff', permission: 'settings.can_view' },
    query: object({
      search: lineField(200).trim(),
      /** Only these ids, including former members, since records may refer to them. */
      ids: idListField(200),
    }).noUnknown(),
    response: object({ ...found, results: object(found).required() }),
  }),
};
