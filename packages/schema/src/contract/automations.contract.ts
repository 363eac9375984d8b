import { object, string } from 'yup';
import { contentField } from '../entities/content/page.schema.ts';
import {
  AUTOMATION_STATUSES,
  automationCreateSchema,
  automationFiguresSchema,
  automationRunSchema,
  automationSchema,
  automationUpdateSchema,
  RUN_STATES,
} from '../entities/marketing/automation.schema.ts';
import { campaignSchema } from '../entities/marketing/campaign.schema.ts';
import { lineField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { accessFor } from './many.contract.ts';
import { CONTENT_BODY, defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/email-marketing/automations/';
const hasPermission = accessFor({ module: 'email_marketing', tenantModule: 'email_marketing' });
const canSend = {
  audience: 'staff',
  module: 'email_marketing',
  permission: 'email_marketing.can_send',
} as const;

const one = object({ automation: automationSchema.required() });
const saved = one.shape({ message: string().required() });

/** Endpoints of automations: emails and other steps that an event starts for one person at a time. */
export const automationsContract = {
  list: defineRoute({
    id: 'automations.list',
    method: 'GET',
    path,
    summary: 'List automations with the numbers of people on their way',
    access: hasPermission('can_view'),
    query: listQuery(['name', 'created_at', 'updated_at'], {
      status: string().oneOf(AUTOMATION_STATUSES),
    }),
    response: listResponse(automationSchema),
  }),
  create: defineRoute({
    id: 'automations.create',
    method: 'POST',
    path,
    summary: 'Create an automation as a draft',
    status: 201,
    idempotent: true,
    access: hasPermission('can_create'),
    body: automationCreateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['validation_failed'],
  }),
  get: defineRoute({
    id: 'automations.get',
    method: 'GET',
    path: `${path}{id}/`,
    summary: 'Get an automation',
    access: hasPermission('can_view'),
    params: idParams,
    response: one.shape({ results: automationSchema.required() }),
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'automations.update',
    method: 'PUT',
    path: `${path}{id}/`,
    summary: 'Update an automation; people on their way keep the published steps',
    access: hasPermission('can_update'),
    params: idParams,
    body: automationUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['not_found', 'conflict', 'validation_failed'],
  }),
  remove: defineRoute({
    id: 'automations.remove',
    method: 'DELETE',
    path: `${path}{id}/`,
    summary: 'Delete an automation; people on their way leave it',
    access: hasPermission('can_delete'),
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
  createEmail: defineRoute({
    id: 'automations.createEmail',
    method: 'POST',
    path: `${path}{id}/emails/`,
    summary: 'Create an email for a step of an automation',
    status: 201,
    idempotent: true,
    access: hasPermission('can_update'),
    params: idParams,
    body: object({
      name: lineField(200).trim().required('Please enter a Name'),
      subject: lineField(255).trim(),
      preheader: lineField(150).trim(),
      content: contentField(),
    }).noUnknown(),
    bodyLimit: CONTENT_BODY,
    response: object({ campaign: campaignSchema.required(), message: string().required() }),
    errors: ['not_found', 'validation_failed'],
  }),
  activate: defineRoute({
    id: 'automations.activate',
    method: 'POST',
    path: `${path}{id}/activate/`,
    summary: 'Publish the steps and emails of an automation, and start it',
    access: canSend,
    params: idParams,
    response: saved,
    errors: ['not_found', 'validation_failed'],
  }),
  pause: defineRoute({
    id: 'automations.pause',
    method: 'POST',
    path: `${path}{id}/pause/`,
    summary: 'Pause an automation: nobody enters, and people on their way wait',
    access: canSend,
    params: idParams,
    response: saved,
    errors: ['not_found', 'not_now'],
  }),
  figures: defineRoute({
    id: 'automations.figures',
    method: 'GET',
    path: `${path}{id}/figures/`,
    summary: 'Count the people at each step of an automation, and what readers did with its emails',
    access: hasPermission('can_view'),
    params: idParams,
    response: object({ results: automationFiguresSchema.required() }),
    errors: ['not_found'],
  }),
  people: defineRoute({
    id: 'automations.people',
    method: 'GET',
    path: `${path}{id}/people/`,
    summary: 'List the people in an automation, each with what happened',
    access: hasPermission('can_view'),
    params: idParams,
    query: listQuery(['id'], { state: string().oneOf(RUN_STATES) }),
    response: listResponse(automationRunSchema),
    errors: ['not_found'],
  }),
};
