import { Readable } from 'node:stream';
import { apiContract } from '@org/schema/contract';
import {
  type BoundRoute,
  fileRoute,
  publicRoute,
  staffRoute,
} from '../../../kernel/http/bind-route.ts';
import type { VisitorLimits } from '../../../kernel/http/visitor-limits.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { Identity } from '../../platform/index.ts';
import { collectEvent, isUntracked } from './collect-event.ts';
import { visitFile, visitReport } from './visit-report.ts';

/** Dependencies of the analytics routes. */
export interface AnalyticsRoutesOptions {
  readonly identity: Pick<Identity, 'whoIs'>;
  readonly limits: VisitorLimits;
  /** Queues the events that visitors agreed to share with the tracking service. */
  readonly send: SendJob;
}

/** Creates the analytics routes: event collection for pages and the report for staff. */
export function analyticsRoutes({ identity, limits, send }: AnalyticsRoutesOptions): BoundRoute[] {
  const { analytics } = apiContract;
  return [
    publicRoute(analytics.collect, async ({ tenant, viewer, body, call, run }) => {
      await limits.count(tenant.id, call.address);
      if (viewer || isUntracked(call.headers)) return { counted: false };
      // Signed-in visitors are never counted, whatever their page sends.
      if (await identity.whoIs(call.headers, new Headers(), tenant)) return { counted: false };
      return { counted: await run((tx) => collectEvent(tx, tenant.id, body, call, send)) };
    }),
    staffRoute(analytics.report, async ({ run, query }) => ({
      results: await run((tx) => visitReport(tx, query)),
    })),
    fileRoute(analytics.file, async ({ run, query, tenant }) => {
      const parts = Readable.from(visitFile(run, query)).map((text: string) => Buffer.from(text));
      const name = `visits-${tenant.slug}-${query.from}-${query.to}.csv`;
      return new Response(Readable.toWeb(parts) as ReadableStream, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        },
      });
    }),
  ];
}
