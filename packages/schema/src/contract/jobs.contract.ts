import { type InferType, number, object, string } from 'yup';
import { idField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute } from './route.ts';

/** A background job that failed on its last attempt. */
const failedJobSchema = object({
  id: idField().required(),
  /** Name of the job. */
  name: string().required(),
  /** Error of the last attempt. */
  error: string().required(),
  attempts: number().integer().required(),
  failed_at: string().required(),
}).noUnknown();
export type FailedJob = InferType<typeof failedJobSchema>;

/** Failed background jobs. */
export const jobsContract = {
  failed: defineRoute({
    id: 'jobs.failed',
    method: 'GET',
    path: '/api/v1/admin/jobs/failed/',
    summary: 'List failed background jobs',
    access: { audience: 'staff', permission: 'audit_log.can_view' },
    query: listQuery(['failed_at'], {}),
    response: listResponse(failedJobSchema),
  }),
  retry: defineRoute({
    id: 'jobs.retry',
    method: 'POST',
    path: '/api/v1/admin/jobs/{id}/retry/',
    summary: 'Retry a failed job from the start',
    access: { audience: 'staff', permission: 'audit_log.can_update' },
    params: idParams,
    status: 202,
    response: object({ message: string().required() }),
    errors: ['not_found'],
  }),
};
