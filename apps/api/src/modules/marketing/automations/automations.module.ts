import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { runAutomationsJob } from './automations.jobs.ts';
import { automationRoutes } from './automations.routes.ts';
import { ringAutomations, runAutomations } from './run-automations.ts';
import { seedAutomations } from './seed-automations.ts';

/** Entities that can start an automation when they change. */
const STARTING: ReadonlySet<string> = new Set([
  'subscriber',
  'email_list',
  'order',
  'customer',
  'quote',
  'invoice',
]);

/** Automations: emails and other steps that an event starts for one person at a time. */
export const automationsModule = defineModule({
  name: 'marketing/automations',
  jobs: (kernel) => [bindJob(runAutomationsJob, (work) => runAutomations(kernel, work))],
  // Every process hears of a change, and the queue takes one job; what no change tells is found by the task.
  events:
    ({ db, send, log }) =>
    ({ tenantId, entity }) => {
      if (!STARTING.has(entity)) return;
      db.asTenant(tenantId, (tx) => ringAutomations(tx, tenantId, send)).catch((error: unknown) =>
        log.warn({ err: error }, 'automations were not rung for'),
      );
    },
  housekeeping: ({ db, send }) => [
    {
      ...tenantTask(db, 'run-automations', async (tx, tenantId) => {
        await ringAutomations(tx, tenantId, send);
        return false;
      }),
      every: '15 minutes',
    },
  ],
  seeds: () => [{ seedTenant: seedAutomations }],
  routes: (kernel) => automationRoutes(kernel),
});
