import { type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../fields/fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute } from './route.ts';

/** Statuses of an export. */
const EXPORT_STATUSES = ['waiting', 'running', 'done', 'failed', 'expired'] as const;

/** File formats of exports. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** An export of a list, which runs in the background. */
const exportSchema = object({
  id: idField().required(),
  entity: string().required(),
  format: mixed<ExportFormat>().oneOf(EXPORT_FORMATS).required(),
  status: string().oneOf(EXPORT_STATUSES).required(),
  /** Number of rows; null until they are counted. */
  total: number().integer().nullable(),
  done: number().integer().required(),
  /** URL of the finished file; null before. */
  url: string().nullable(),
  /** Why it failed, as a message; '' otherwise. */
  error: string().defined(),
  created_at: string().required(),
  expires_at: string().nullable(),
}).noUnknown();
export type Export = InferType<typeof exportSchema>;

/** Response of an endpoint that starts an export. */
export const exportResponse = object({
  export: exportSchema.required(),
  message: string().required(),
});

/** Exports that the signed-in user started. */
export const exportsContract = {
  list: defineRoute({
    id: 'exports.list',
    method: 'GET',
    path: '/api/v1/admin/exports/',
    summary: 'List your own exports, newest first',
    access: { audience: 'staff', permission: 'settings.can_view' },
    query: listQuery(['created_at'], {}),
    response: listResponse(exportSchema),
  }),
  get: defineRoute({
    id: 'exports.get',
    method: 'GET',
    path: '/api/v1/admin/exports/{id}/',
    summary: 'Get the progress of an export',
    access: { audience: 'staff', permission: 'settings.can_view' },
    params: idParams,
    response: object({ export: exportSchema.required(), results: exportSchema.required() }),
    errors: ['not_found'],
  }),
  file: defineRoute({
    id: 'exports.file',
    method: 'GET',
    path: '/api/v1/admin/exports/{id}/file/',
    summary: 'Download the file of a finished export (CSV or XLSX)',
    access: { audience: 'staff', permission: 'settings.can_view' },
    params: idParams,
    stream: true,
    response: object({}),
    errors: ['not_found', 'forbidden'],
  }),
};
