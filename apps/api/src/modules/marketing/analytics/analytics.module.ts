import { inEveryTenant } from '../../../kernel/jobs/in-every-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { getIdentity } from '../../platform/index.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { eventLimits } from './event-limits.ts';
import { removeOldEvents, rollUpDay } from './roll-up.ts';

/** Visits of a site. */
export const analyticsModule = defineModule({
  name: 'marketing/analytics',
  housekeeping: ({ db }) => [
    {
      name: 'visits-by-day',
      run: async (work) => {
        await inEveryTenant(db, work, (tx, tenantId) => rollUpDay(tx, tenantId));
        await inEveryTenant(db, work, (tx) => removeOldEvents(tx));
      },
    },
  ],
  routes: (kernel) =>
    analyticsRoutes({ identity: getIdentity(kernel), limits: eventLimits(), send: kernel.send }),
});
