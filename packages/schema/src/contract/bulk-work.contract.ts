import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../fields/fields.ts';
import { idParams } from './list.ts';
import { defineRoute } from './route.ts';

/** Statuses of a background bulk change. */
export const BULK_WORK_STATUSES = ['gathering', 'running', 'done', 'stopped', 'failed'] as const;
export type BulkWorkStatus = (typeof BULK_WORK_STATUSES)[number];

/** Actions of a background bulk change. */
export const BULK_WORK_ACTIONS = ['change', 'remove', 'restore'] as const;
export type BulkWorkAction = (typeof BULK_WORK_ACTIONS)[number];

/** A bulk change with too many records for one request, which runs in the background. */
export const bulkWorkSchema = object({
  id: idField().required(),
  /** Plural name of the entity, as in the names of its endpoints. */
  entity: string().required(),
  action: mixed<BulkWorkAction>().oneOf(BULK_WORK_ACTIONS).required(),
  status: mixed<BulkWorkStatus>().oneOf(BULK_WORK_STATUSES).required(),
  /** Number of affected records; null until they are counted. */
  total: number().integer().nullable().defined(),
  /** Number of records processed so far. */
  done: number().integer().required(),
  changed: number().integer().required(),
  failed: number().integer().required(),
  /** Progress or result, as a message for the user. */
  message: string().required(),
  /** True for a deletion that `undo` can revert. */
  canUndo: boolean().required(),
  created_at: string().required(),
  finished_at: string().nullable().defined(),
}).noUnknown();
export type BulkWork = InferType<typeof bulkWorkSchema>;

/** A reason why records were not changed, with their number and the first of them. */
const reasonSchema = object({
  error: string().required(),
  count: number().integer().required(),
  /** The first of them; the name is '' for records that no longer exist. */
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

/** Background bulk changes that the signed-in user started. */
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
