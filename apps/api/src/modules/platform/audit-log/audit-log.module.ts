import { AUDIT_FIELDS } from '@org/schema/entities';
import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindPlatformJob, defineModule } from '../../../kernel/module/define-module.ts';
import { AUDIT_LOG_SOURCE } from './audit-log.list.ts';
import { auditLogRoutes } from './audit-log.routes.ts';
import { getSecurityLog } from './audit-log.services.ts';
import { expireAuditLog } from './expire-audit-log.ts';
import { unprovenEventJob } from './security-log.ts';

/** The audit log, with security events. */
export const auditLogModule = defineModule({
  name: 'platform/audit-log',
  lists: [
    { plural: 'auditLog', module: 'audit_log', fields: AUDIT_FIELDS, source: AUDIT_LOG_SOURCE },
  ],
  jobs: (kernel) => [
    bindPlatformJob(unprovenEventJob, ({ payload }) =>
      getSecurityLog(kernel).handleUnproven(payload),
    ),
  ],
  housekeeping: ({ db }) => [tenantTask(db, 'old-security-events', expireAuditLog)],
  routes: ({ send }) => auditLogRoutes(send),
});
