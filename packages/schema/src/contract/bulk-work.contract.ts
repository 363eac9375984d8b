import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../fields.ts';
import { idParams } from './list.ts';
import { defineRoute } from './route.ts';

/** Where a change of very many records stands. */
export const BULK_WORK_STATUSES = ['gathering', 'running', 'done', 'stopped', 'failed'] as const;
export type BulkWorkStatus = (typeof BULK_WORK_STATUSES)[number];

/** What is done with very many records. */
export const BULK_WORK_ACTIONS = ['change', 'remove', 'restore'] as const;
export type BulkWorkAction = (typeof BULK_WORK_ACTIONS)[number];

/** A change of more records than one request takes, which goes on in the background. */
export const bulkWorkSchema = object({
  id: idField().required(),
  /** Plural name of the entity, as in its calls. */
  entity: string().required(),
  action: mixed<BulkWorkAction>().oneOf(BULK_WORK_ACTIONS).required(),
  status: mixed<BulkWorkStatus>().oneOf(BULK_WORK_STATUSES).required(),
  /** Records that it is for; null until they are counted. */
  total: number().integer().nullable().defined(),
  /** Records that were looked at until now. */
  done: number().integer().required(),
  changed: number().integer().required(),
  failed: number().integer().required(),
  /** How it goes or went, in words. */
  message: string().required(),
  /** True for a deletion whose records can be brought back by `undo`. */
  canUndo: boolean().required(),
  created_at: string().required(),
  finished_at: string().nullable().defined(),
}).noUnknown();
export type BulkWork = InferType<typeof bulkWorkSchema>;

/** Why records were left as they were: each reason with how many, and some of them by name. */
const reasonSchema = object({
  error: string().required(),
  count: number().integer().required(),
  /** The first of them; a name is '' for what is not there any more. */
  records: array(object({ id: idField().required(), name: string().defined() })).required(),
}).noUnknown();
export type BulkWorkReason = InferType<typeof reasonSchema>;

const hasPermission = { audience: 'staff', permission: 'settings.can_view' } as const;
const oneWork = object({ work: bulkWorkSchema.required(), message: string().required() });

const step = (verb: string, summary: string) =>
  defineRoute({
    id: `bulkWorks.${verb}`,
    method: 'POST',
    path: `/api/v1/admin/bulk-works/{id}/${verb}/`,
    summary,
    status: 202,
    access: hasPermission,
    params: idParams,
    response: oneWork,
    errors: ['not_found', 'not_now', 'forbidden'],
  });

/** Changes of very many records that the signed-in person began. */
export const bulkWorksContract = {
  get: defineRoute({
    id: 'bulkWorks.get',
    method: 'GET',
    path: '/api/v1/admin/bulk-works/{id}/',
    summary: 'Get the progress of a bulk change, and why records were not changed',
    access: hasPermission,
    params: idParams,
    response: object({
      work: bulkWorkSchema.required(),
      reasons: array(reasonSchema.required()).required(),
    }),
    errors: ['not_found'],
  }),
  stop: step('stop', 'Stop a change of very many records; what was changed stays changed'),
  undo: step('undo', 'Bring back what a deletion of very many records has deleted'),
};
