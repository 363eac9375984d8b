import { array, number, object, string } from 'yup';
import { idField, idListField, lineField } from '../fields.ts';
import { defineRoute } from './route.ts';

const assignee = object({
  id: idField().required(),
  displayName: string().defined(),
  firstname: string().defined(),
  /** Empty, as the role is, for who does not work in the tenant any more. */
  email: string().defined(),
  role: string().defined(),
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
    summary: 'Search staff by part of their name or email; the first 100',
    access: { audience: 'staff', permission: 'settings.can_view' },
    query: object({
      search: lineField(200).trim(),
      /** Only these, whoever they are to the tenant now: records name people who have left as well. */
      ids: idListField(200),
    }).noUnknown(),
    response: object({ ...found, results: object(found).required() }),
  }),
};
