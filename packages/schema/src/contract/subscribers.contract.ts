import { array, number, object, string } from 'yup';
import {
  emailListCreateSchema,
  emailListSchema,
  emailListUpdateSchema,
  SUBSCRIBER_FIELDS,
  subscriberEventSchema,
  subscriberProfileSchema,
  subscriberSchema,
  subscribersAddedSchema,
  subscribersAddSchema,
  subscriberUpdateSchema,
} from '../entities/marketing/subscriber.schema.ts';
import { forcibleDeletion, usageResponse } from './in-use.ts';
import { fieldsQuery, idParams, listQuery, listResponse } from './list.ts';
import { accessFor, exportCall } from './many.contract.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const ROOT = '/api/v1/admin/email-marketing/';
const module = { module: 'email_marketing', tenantModule: 'email_marketing' } as const;
const hasPermission = accessFor(module);

const profile = object({
  subscriber: subscriberProfileSchema.required(),
  message: string().required(),
});

/** Endpoints of subscribers. Visitors subscribe and confirm themselves; staff can view, add and unsubscribe them. */
export const subscribersContract = {
  list: defineRoute({
    id: 'subscribers.list',
    method: 'GET',
    path: `${ROOT}subscribers/`,
    summary: 'List newsletter subscribers',
    access: hasPermission('can_view'),
    query: fieldsQuery(SUBSCRIBER_FIELDS, {}),
    response: listResponse(subscriberSchema),
  }),
  add: defineRoute({
    id: 'subscribers.add',
    method: 'POST',
    path: `${ROOT}subscribers/`,
    summary: 'Add people who have agreed to a list; people who have unsubscribed stay unsubscribed',
    status: 201,
    idempotent: true,
    access: hasPermission('can_create'),
    body: subscribersAddSchema,
    bodyLimit: 512 * 1024,
    response: subscribersAddedSchema.shape({ message: string().required() }),
    errors: ['validation_failed'],
  }),
  get: defineRoute({
    id: 'subscribers.get',
    method: 'GET',
    path: `${ROOT}subscribers/{id}/`,
    summary: 'Get a subscriber with consent, figures and whether the address is blocked',
    access: hasPermission('can_view'),
    params: idParams,
    response: object({ subscriber: subscriberProfileSchema.required() }),
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'subscribers.update',
    method: 'PUT',
    path: `${ROOT}subscribers/{id}/`,
    summary: 'Update the names and the time zone of a subscriber',
    access: hasPermission('can_update'),
    params: idParams,
    body: subscriberUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: profile,
    errors: ['not_found'],
  }),
  activity: defineRoute({
    id: 'subscribers.activity',
    method: 'GET',
    path: `${ROOT}subscribers/{id}/activity/`,
    summary: 'List what a subscriber received and did, newest first',
    access: hasPermission('can_view'),
    params: idParams,
    query: object({
      itemsPerPage: number().integer().min(1).max(100),
      cursor: string().max(100),
    }).noUnknown(),
    response: object({
      results: object({
        rows: array(subscriberEventSchema.required()).required(),
        /** Cursor of the next page; null after the last one. */
        nextCursor: string().nullable().defined(),
      }).required(),
    }),
    errors: ['not_found'],
  }),
  block: defineRoute({
    id: 'subscribers.block',
    method: 'POST',
    path: `${ROOT}subscribers/{id}/block/`,
    summary: 'Block an address, so that it gets no more emails',
    access: hasPermission('can_update'),
    params: idParams,
    response: profile,
    errors: ['not_found'],
  }),
  unblock: defineRoute({
    id: 'subscribers.unblock',
    method: 'POST',
    path: `${ROOT}subscribers/{id}/unblock/`,
    summary: 'Unblock an address that staff blocked or that did not work; not one that complained',
    access: hasPermission('can_update'),
    params: idParams,
    response: profile,
    errors: ['not_found', 'not_now'],
  }),
  remove: defineRoute({
    id: 'subscribers.remove',
    method: 'DELETE',
    path: `${ROOT}subscribers/{id}/`,
    summary: 'Delete a person for good: the counts of campaigns stay, without the address',
    access: hasPermission('can_delete'),
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
  unsubscribe: defineRoute({
    id: 'subscribers.unsubscribe',
    method: 'POST',
    path: `${ROOT}subscribers/{id}/unsubscribe/`,
    summary: 'Unsubscribe a person from all lists at their request',
    access: hasPermission('can_update'),
    params: idParams,
    response: object({ subscriber: subscriberSchema.required(), message: string().required() }),
    errors: ['not_found'],
  }),
  export: exportCall({
    plural: 'subscribers',
    words: ['subscriber', 'subscribers'],
    path: `${ROOT}subscribers/`,
    fields: SUBSCRIBER_FIELDS,
    ...module,
  }),
};

const saved = object({ list: emailListSchema.required(), message: string().required() });

/** Endpoints of mailing lists. */
export const emailListsContract = {
  list: defineRoute({
    id: 'emailLists.list',
    method: 'GET',
    path: `${ROOT}lists/`,
    summary: 'List newsletter lists, with subscriber counts',
    access: hasPermission('can_view'),
    query: listQuery(['name', 'created_at'], {}),
    response: listResponse(emailListSchema),
  }),
  create: defineRoute({
    id: 'emailLists.create',
    method: 'POST',
    path: `${ROOT}lists/`,
    summary: 'Create a list',
    status: 201,
    idempotent: true,
    access: hasPermission('can_create'),
    body: emailListCreateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
  }),
  update: defineRoute({
    id: 'emailLists.update',
    method: 'PUT',
    path: `${ROOT}lists/{id}/`,
    summary: 'Update a list',
    access: hasPermission('can_update'),
    params: idParams,
    body: emailListUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['not_found', 'conflict'],
  }),
  usage: defineRoute({
    id: 'emailLists.usage',
    method: 'GET',
    path: `${ROOT}lists/{id}/usage/`,
    summary:
      'List the unsent campaigns, the automations, and the pages and templates with forms, that use a list',
    access: hasPermission('can_view'),
    params: idParams,
    response: usageResponse,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    ...forcibleDeletion,
    id: 'emailLists.remove',
    path: `${ROOT}lists/{id}/`,
    summary: 'Delete a list with its subscriptions; subscribers and their other lists remain',
    access: hasPermission('can_delete'),
    errors: ['not_found', 'in_use', 'not_now'],
  }),
};
