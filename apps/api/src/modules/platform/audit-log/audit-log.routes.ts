import { apiContract } from '@org/schema/contract';
import { startExport } from '../../../kernel/exports/exports.service.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { AUDIT_LOG_SOURCE, listAuditLog } from './audit-log.list.ts';

/** Creates the routes of the audit log. */
export function auditLogRoutes(send: SendJob): BoundRoute[] {
  const { auditLog } = apiContract;
  return [
    staffRoute(auditLog.list, async ({ run, query, actor }) => ({
      results: await run((tx) => listAuditLog(tx, query, actor)),
    })),
    staffRoute(auditLog.export, async (input) => ({
      export: await inTenant(input, (write) =>
        startExport(write, AUDIT_LOG_SOURCE, send, input.body),
      ),
      message: 'Your export has started',
    })),
  ];
}
