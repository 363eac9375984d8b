import { apiContract } from '@org/schema/contract';
import type { AskedList } from '../../../kernel/database/list-definition.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { readTimeline } from '../../../kernel/entities/timeline.ts';
import { entitySource, startExport } from '../../../kernel/exports/exports.service.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { listWorkingHours, updateWorkingHours } from './change-working-hours.ts';
import { decideEntries } from './decide-entries.ts';
import { requireTask } from './entry-rules.ts';
import { listTimeEntries } from './list-time-entries.ts';
import { saveWeek } from './save-week.ts';
import { createTimeEntry, removeTimeEntry, updateTimeEntry } from './time-entries.service.ts';
import { timeEntryEntity } from './time-entry.entity.ts';
import { reportTime } from './time-report.ts';
import { readTimeSettings, updateTimeSettings } from './time-settings.ts';
import { getRunning, startTimer, stopTimer } from './timer.ts';
import { getWeek } from './week-grid.ts';

const { timeEntries } = apiContract;

/** Creates the routes of the entries of tasks. */
function entryRoutes(): BoundRoute[] {
  return [
    staffRoute(timeEntries.ofTask, async (input) => ({
      results: await inTenant(input, async (w) => {
        await requireTask(w, input.params.id);
        return listTimeEntries(w, input.query as AskedList & Columns, input.params.id);
      }),
    })),
    staffRoute(timeEntries.create, async (input) => ({
      ...(await inTenant(input, (w) => createTimeEntry(w, input.params.id, input.body))),
      message: 'Time added',
    })),
    staffRoute(timeEntries.update, async (input) => ({
      ...(await inTenant(input, (w) =>
        updateTimeEntry(w, input.params.id, input.params.entryId, input.body),
      )),
      message: 'Time saved',
    })),
    staffRoute(timeEntries.remove, async (input) => {
      await inTenant(input, (w) => removeTimeEntry(w, input.params.id, input.params.entryId));
      return { message: 'Time deleted' };
    }),
  ];
}

/** Creates the routes of the timer of the user. */
function timerRoutes(): BoundRoute[] {
  return [
    staffRoute(timeEntries.startTimer, async (input) => ({
      ...(await inTenant(input, (w) => startTimer(w, input.params.id, input.body.description))),
      message: 'Timer started',
    })),
    staffRoute(timeEntries.stopTimer, async (input) => ({
      ...(await inTenant(input, (w) => stopTimer(w, input.params.id, input.body.description))),
      message: 'Timer stopped',
    })),
    staffRoute(timeEntries.running, async (input) => ({
      taskTimeEntry: await inTenant(input, getRunning),
    })),
  ];
}

/** Creates the routes of the week grid, of approval, and of reports. */
function sheetRoutes(): BoundRoute[] {
  return [
    staffRoute(timeEntries.week, (input) =>
      inTenant(input, (w) => getWeek(w, input.query.week, input.query.user_id)),
    ),
    staffRoute(timeEntries.saveWeek, (input) =>
      inTenant(input, async (w) => {
        const { week, user_id, rows } = input.body;
        await saveWeek(w, week, user_id, rows);
        return { ...(await getWeek(w, week, user_id)), message: 'Week saved' };
      }),
    ),
    staffRoute(timeEntries.submit, async (input) => ({
      changed: await inTenant(input, (w) => decideEntries(w, input.body.ids, 'submitted')),
      message: 'Time submitted',
    })),
    staffRoute(timeEntries.decide, async (input) => ({
      changed: await inTenant(input, (w) => decideEntries(w, input.body.ids, input.body.status)),
      message: 'Time saved',
    })),
    staffRoute(timeEntries.report, async (input) => ({
      results: await inTenant(input, (w) => reportTime(w, input.query)),
    })),
    staffRoute(timeEntries.settings, async (input) => ({
      timeSettings: await inTenant(input, readTimeSettings),
    })),
    staffRoute(timeEntries.updateSettings, async (input) => ({
      timeSettings: await inTenant(input, (w) => updateTimeSettings(w, input.body)),
      message: 'Settings saved',
    })),
    staffRoute(timeEntries.workingHours, async (input) => {
      const rows = await inTenant(input, (w) => listWorkingHours(w));
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(timeEntries.updateWorkingHours, async (input) => ({
      workingHours: await inTenant(input, (w) =>
        updateWorkingHours(w, input.params.id, input.body),
      ),
      message: 'Working hours saved',
    })),
  ];
}

/** Creates the routes of time entries. */
export function timeEntryRoutes(send: SendJob): BoundRoute[] {
  return [
    ...entryRoutes(),
    ...timerRoutes(),
    ...sheetRoutes(),
    staffRoute(timeEntries.list, async (input) => ({
      results: await inTenant(input, (w) => listTimeEntries(w, input.query as AskedList & Columns)),
    })),
    staffRoute(timeEntries.export, async (input) => ({
      export: await inTenant(input, (w) =>
        startExport(w, entitySource(timeEntryEntity), send, input.body),
      ),
      message: 'Your export has started',
    })),
    staffRoute(timeEntries.timeline, async (input) => ({
      results: await inTenant(input, async (w) => {
        await getEntity(w, timeEntryEntity, input.params.id);
        return readTimeline(w.tx, timeEntryEntity.entity, input.params.id, input.query);
      }),
    })),
  ];
}
