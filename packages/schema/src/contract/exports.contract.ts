import { type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../fields.ts';
import { idParams, listQuery, listResponse } from './list.ts';
import { defineRoute } from './route.ts';

/** Where an export stands. */
const EXPORT_STATUSES = ['waiting', 'running', 'done', 'failed', 'expired'] as const;

/** Files that a list can be written into. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file that is written from a list in the background. */
const exportSchema = object({
  id: idField().required(),
  entity: string().required(),
  format: mixed<ExportFormat>().oneOf(EXPORT_FORMATS).required(),
  status: string().oneOf(EXPORT_STATUSES).required(),
  /** Rows to be written; null until they are counted. */
  total: number().integer().nullable(),
  done: number().integer().required(),
  /** Address of the file once it is done; null before. */
  url: string().nullable(),
  /** Why it failed, in words; '' otherwise. */
  error: string().defined(),
  created_at: string().required(),
  expires_at: string().nullable(),
}).noUnknown();
export type Export = InferType<typeof exportSchema>;

/** Answer of a call that begins an export. */
export const exportResponse = object({
  export: exportSchema.required(),
  message: string().required(),
});

/** Exports that the signed-in person began. */
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
