import { boolean, object } from 'yup';
import { siteEventSchema, visitReportSchema } from '../analytics.schema.ts';
import { dayField } from '../day.ts';
import { defineRoute } from './route.ts';

/** Largest event, bytes. */
const EVENT_BODY = 2048;

const period = object({ from: dayField().required(), to: dayField().required() }).noUnknown();
const PATH = '/api/v1/admin/analytics/';

/** Visits of a site: what its pages tell of them, and what staff read. */
export const analyticsContract = {
  collect: defineRoute({
    id: 'analytics.collect',
    method: 'POST',
    quiet: true,
    path: '/api/v1/site/events/',
    summary:
      'Tell of a page that was seen or a button that was pressed; nobody who is signed in is counted',
    access: { audience: 'public' },
    body: siteEventSchema,
    bodyLimit: EVENT_BODY,
    status: 202,
    /** False for what is not counted: programs, who does not want to be, and sites that count nothing. */
    response: object({ counted: boolean().required() }),
    errors: ['rate_limited'],
  }),
  report: defineRoute({
    id: 'analytics.report',
    method: 'GET',
    path: PATH,
    summary: 'Visits of a period beside the one before it: totals, days, and what was seen most',
    access: { audience: 'staff', permission: 'analytics.can_view' },
    query: period,
    response: object({ results: visitReportSchema.required() }),
  }),
  file: defineRoute({
    id: 'analytics.file',
    method: 'GET',
    path: `${PATH}file/`,
    summary: 'Visits of a period, day by day and by what was seen (text/csv)',
    access: { audience: 'staff', permission: 'analytics.can_export' },
    query: period,
    stream: true,
    response: object({}),
  }),
};
