import { boolean, object } from 'yup';
import { siteEventSchema, visitReportSchema } from '../entities/marketing/analytics.schema.ts';
import { dayField } from '../values/day.ts';
import { defineRoute } from './route.ts';

/** Maximum size of an event, bytes. */
const EVENT_BODY = 2048;

const period = object({ from: dayField().required(), to: dayField().required() }).noUnknown();
const PATH = '/api/v1/admin/analytics/';

/** Endpoints that record visits of a site, and those that report them to staff. */
export const analyticsContract = {
  collect: defineRoute({
    id: 'analytics.collect',
    method: 'POST',
    quiet: true,
    path: '/api/v1/site/events/',
    summary: 'Record a page view or a button click; signed-in staff are not counted',
    access: { audience: 'public' },
    body: siteEventSchema,
    bodyLimit: EVENT_BODY,
    status: 202,
    /** False for visits that are not counted: bots, visitors who opted out, and sites without analytics. */
    response: object({ counted: boolean().required() }),
    errors: ['rate_limited'],
  }),
  report: defineRoute({
    id: 'analytics.report',
    method: 'GET',
    path: PATH,
    summary:
      'Get visits of a period compared with the previous one: totals, days and most viewed pages',
    access: { audience: 'staff', permission: 'analytics.can_view' },
    query: period,
    response: object({ results: visitReportSchema.required() }),
  }),
  file: defineRoute({
    id: 'analytics.file',
    method: 'GET',
    path: `${PATH}file/`,
    summary: 'Export visits of a period by day and page (text/csv)',
    access: { audience: 'staff', permission: 'analytics.can_export' },
    query: period,
    stream: true,
    response: object({}),
  }),
};
