import { Readable } from 'node:stream';
import { apiContract } from '@org/schema';
import { type BoundRoute, fileRoute, publicRoute, staffRoute } from '../../http/bind-route.ts';
import type { VisitorLimits } from '../../http/visitor-limits.ts';
import type { SendJob } from '../../jobs/send-job.ts';
import type { Identity } from '../auth/identity.ts';
import { collectEvent, isUntracked } from './collect-event.ts';
import { visitFile, visitReport } from './visit-report.ts';

/** What the calls of visits stand on. */
export interface AnalyticsRoutesOptions {
  readonly identity: Pick<Identity, 'whoIs'>;
  readonly limits: VisitorLimits;
  /** Passes on what visitors agreed to have passed on. */
  readonly send: SendJob;
}

/** Calls of visits: what pages tell of them, and what staff read. Source: AN-001, AN-005. */
export function analyticsRoutes({ identity, limits, send }: AnalyticsRoutesOptions): BoundRoute[] {
  const { analytics } = apiContract;
  return [
    publicRoute(analytics.collect, async ({ tenant, viewer, body, call, run }) => {
      await limits.count(tenant.id, call.address);
      if (viewer || isUntracked(call.headers)) return { counted: false };
      // Whoever is signed in is not counted, whatever their page says.
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
