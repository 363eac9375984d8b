import { mixed } from 'yup';
import {
  AUDIT_FIELDS,
  AUDIT_KINDS,
  type AuditKind,
  auditEntrySchema,
} from '../entities/platform/audit-log.schema.ts';
import { fieldsQuery, listResponse } from './list.ts';
import { exportCall } from './many.contract.ts';
import { defineRoute } from './route.ts';

const PATH = '/api/v1/admin/audit-log/';
const filters = { kind: mixed<AuditKind>().oneOf(AUDIT_KINDS) };

/** Endpoints of the audit log: who did what, when and from where. */
export const auditLogContract = {
  list: defineRoute({
    id: 'auditLog.list',
    method: 'GET',
    path: PATH,
    summary: 'List audit log entries, newest first',
    access: { audience: 'staff', permission: 'audit_log.can_view' },
    query: fieldsQuery(AUDIT_FIELDS, filters),
    response: listResponse(auditEntrySchema),
  }),
  export: exportCall({
    plural: 'auditLog',
    words: ['audit log entry', 'audit log entries'],
    path: PATH,
    module: 'audit_log',
    fields: AUDIT_FIELDS,
    filters,
  }),
};
