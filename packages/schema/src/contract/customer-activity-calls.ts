import { array, mixed, number, object, string } from 'yup';
import {
  ACTIVITY_TYPES,
  type ActivityType,
  activityEntrySchema,
  customerEmailSchema,
  customerFiguresSchema,
} from '../entities/crm/customer-activity.schema.ts';
import { idListField } from '../fields/fields.ts';
import { idParams } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/admin/customers/';

/** Maximum number of entries of a page of the activity. */
const MAX_ACTIVITY_PAGE = 100;

/** Endpoints of the activity and the figures of customers, of their duplicates, and of undoing a merge. */
export const customerActivityCalls = {
  activity: defineRoute({
    id: 'customers.activity',
    method: 'GET',
    path: `${PATH}{id}/activity/`,
    summary: 'List what happened with a customer, newest first, as far as you can see it',
    access: { audience: 'staff', permission: 'customers.can_view' },
    params: idParams,
    query: object({
      type: mixed<ActivityType>().oneOf(ACTIVITY_TYPES),
      /** `nextCursor` of the page before. */
      cursor: string().max(200),
      itemsPerPage: number().integer().min(1).max(MAX_ACTIVITY_PAGE).default(25),
    }).noUnknown(),
    response: object({
      results: object({
        rows: array(activityEntrySchema.required()).required(),
        /** Null on the last page. */
        nextCursor: string().nullable().defined(),
      }).required(),
    }),
    errors: ['not_found'],
  }),
  figures: defineRoute({
    id: 'customers.figures',
    method: 'GET',
    path: `${PATH}{id}/figures/`,
    summary: 'Get the money, the open work and the next date of a customer',
    access: { audience: 'staff', permission: 'customers.can_view' },
    params: idParams,
    response: object({ figures: customerFiguresSchema.required() }),
    errors: ['not_found'],
  }),
  sendEmail: defineRoute({
    id: 'customers.sendEmail',
    method: 'POST',
    path: `${PATH}{id}/emails/`,
    summary: 'Send an email to a customer; it stays in the activity',
    access: { audience: 'staff', permission: 'customers.can_update' },
    status: 201,
    idempotent: true,
    params: idParams,
    body: customerEmailSchema,
    bodyLimit: SMALL_BODY,
    response: object({ entry: activityEntrySchema.required(), message: string().required() }),
    errors: ['not_found', 'rate_limited'],
  }),
  dismissDuplicates: defineRoute({
    id: 'customers.dismissDuplicates',
    method: 'POST',
    path: `${PATH}duplicates/dismiss/`,
    summary:
      'Remember that customers are different, so that they are not proposed as duplicates again',
    access: { audience: 'staff', permission: 'customers.can_update' },
    body: object({
      ids: idListField(20).min(2, 'Choose at least two customers').required(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
  undoMerge: defineRoute({
    id: 'customers.undoMerge',
    method: 'POST',
    path: `${PATH}{id}/undo-merge/`,
    summary: 'Undo the last merge of a customer: the others come back with their records',
    access: { audience: 'staff', permission: 'customers.can_delete' },
    params: idParams,
    response: object({ restored: number().integer().required(), message: string().required() }),
    errors: ['not_found', 'not_now'],
  }),
};
