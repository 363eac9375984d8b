import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { pdfResponse } from '../../../kernel/pdf/pdf-response.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { readDocumentSender } from '../../content/index.ts';
import { readTimesheet } from './read-timesheet.ts';
import { drawTimesheetTask } from './timesheet.tasks.ts';

/** Creates the routes of timesheets, which are drawn in a thread so that the event loop stays free. */
export function timesheetRoutes(store: MediaStore): BoundRoute[] {
  return [
    fileRoute(apiContract.timeEntries.timesheet, async (input) => {
      const timesheet = await inTenant(input, (w) => readTimesheet(w, input.query));
      const sender = await readDocumentSender(input.run, store, input.tenant);
      const pdf = await runInThread(drawTimesheetTask, { timesheet, sender }, (cause) =>
        appError('too_large', { message: 'This timesheet is too large for a PDF', cause }),
      );
      const { person, startDate, endDate } = timesheet;
      return pdfResponse(pdf, `timesheet-${person}-${startDate}-${endDate}`);
    }),
  ];
}
