import { apiContract } from '@org/schema/contract';
import { type BoundRoute, openFileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { createFeed, hasFeed, readFeed, removeFeed } from './calendar-feed.ts';
import { listSchedules } from './list-schedules.ts';
import { logSchedule } from './log-schedule.ts';
import { createSchedule, removeSchedule, updateSchedule } from './schedules.service.ts';

const { schedules } = apiContract;

/** Creates the routes of schedules. */
function scheduleRoutes({ db, adminOrigin }: Pick<Kernel, 'db' | 'adminOrigin'>): BoundRoute[] {
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
    openFileRoute(schedules.feed, async ({ params }) => {
      const calendar = await readFeed({ db, adminOrigin }, params.key);
      return new Response(calendar, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': 'private, no-store',
        },
      });
    }),
    staffRoute(schedules.feedState, async (input) => ({
      hasFeed: await inTenant(input, hasFeed),
    })),
    staffRoute(schedules.createFeed, async (input) => {
      const key = await inTenant(input, (w) => createFeed(w, input.tenant.guid));
      return {
        url: `${adminOrigin}/api/v1/calendars/${key}/`,
        message: 'Calendar address created',
      };
    }),
    staffRoute(schedules.removeFeed, async (input) => {
      await inTenant(input, removeFeed);
      return { message: 'Calendar feed turned off' };
    }),
  ];
}

/** Schedules: who works on which task when. */
export const schedulesModule = defineModule({
  name: 'work/schedules',
  routes: scheduleRoutes,
});
