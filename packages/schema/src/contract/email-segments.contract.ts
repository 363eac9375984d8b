import { object, string } from 'yup';
import {
  emailSegmentCreateSchema,
  emailSegmentSchema,
  emailSegmentUpdateSchema,
} from '../entities/marketing/email-segment.schema.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { accessFor } from './many.contract.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const path = '/api/v1/admin/email-marketing/segments/';
const hasPermission = accessFor({ module: 'email_marketing', tenantModule: 'email_marketing' });

const one = object({ segment: emailSegmentSchema.required() });
const saved = one.shape({ message: string().required() });

/** Endpoints of segments: named filters of subscribers. */
export const emailSegmentsContract = {
  list: defineRoute({
    id: 'emailSegments.list',
    method: 'GET',
    path,
    summary: 'List segments, each with its last count',
    access: hasPermission('can_view'),
    query: listQuery(['name', 'count', 'created_at', 'updated_at'], {}),
    response: listResponse(emailSegmentSchema),
  }),
  create: defineRoute({
    id: 'emailSegments.create',
    method: 'POST',
    path,
    summary: 'Create a segment',
    status: 201,
    idempotent: true,
    access: hasPermission('can_create'),
    body: emailSegmentCreateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['validation_failed'],
  }),
  get: defineRoute({
    id: 'emailSegments.get',
    method: 'GET',
    path: `${path}{id}/`,
    summary: 'Get a segment with its count at this moment',
    access: hasPermission('can_view'),
    params: idParams,
    response: one.shape({ results: emailSegmentSchema.required() }),
    errors: ['not_found'],
  }),
  update: defineRoute({
    id: 'emailSegments.update',
    method: 'PUT',
    path: `${path}{id}/`,
    summary: 'Update a segment',
    access: hasPermission('can_update'),
    params: idParams,
    body: emailSegmentUpdateSchema,
    bodyLimit: SMALL_BODY,
    response: saved,
    errors: ['not_found', 'conflict', 'validation_failed'],
  }),
  remove: defineRoute({
    id: 'emailSegments.remove',
    method: 'DELETE',
    path: `${path}{id}/`,
    summary: 'Delete a segment that no unsent campaign uses',
    access: hasPermission('can_delete'),
    params: idParams,
    response: object({ message: string().required() }),
    errors: ['not_found', 'in_use'],
  }),
};
