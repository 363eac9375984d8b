import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { listSchedules } from './list-schedules.ts';
import { logSchedule } from './log-schedule.ts';
import { createSchedule, removeSchedule, updateSchedule } from './schedules.service.ts';

const { schedules } = apiContract;

/** Creates the routes of schedules. */
function scheduleRoutes(): BoundRoute[] {
  return [
    staffRoute(schedules.list, async (input) => ({
      results: await inTenant(input, (w) => listSchedules(w, input.query)),
    })),
    staffRoute(schedules.create, async (input) => ({
      ...(await inTenant(input, (w) => createSchedule(w, input.body))),
      message: 'Time planned',
    })),
    staffRoute(schedules.update, async (input) => ({
      ...(await inTenant(input, (w) => updateSchedule(w, input.params.id, input.body))),
      message: 'Plan saved',
    })),
    staffRoute(schedules.remove, async (input) => {
      await inTenant(input, (w) => removeSchedule(w, input.params.id, input.query));
      return { message: 'Plan deleted' };
    }),
    staffRoute(schedules.log, async (input) => ({
      ...(await inTenant(input, (w) => logSchedule(w, input.params.id, input.body))),
      message: 'Time logged',
    })),
  ];
}

/** Schedules: who works on which task when. */
export const schedulesModule = defineModule({
  name: 'work/schedules',
  routes: scheduleRoutes,
});
