import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { offers, startSite, toStarted } from './started-sites.service.ts';
import { undoSite } from './undo-site.ts';

/** Handlers of the sites that a tenant can start from. */
export function starterSiteRoutes(send: SendJob): BoundRoute[] {
  const { starterSites } = apiContract;
  return [
    staffRoute(starterSites.list, ({ run }) =>
      run(async (tx) => {
        const home = await tx
          .selectFrom('pages')
          .select('id')
          .where('is_homepage', '=', true)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        return { sites: await offers(tx), has_homepage: home !== undefined };
      }),
    ),
    staffRoute(starterSites.start, async ({ run, tenant, actor, body }) => {
      const { site, look, homepage } = body;
      const started = await run((tx) =>
        startSite({ tx, tenantId: tenant.id, actor }, send, site, { look, homepage }),
      );
      return { started };
    }),
    staffRoute(starterSites.get, async ({ run, params }) => {
      const record = await run((tx) =>
        tx.selectFrom('started_sites').selectAll().where('id', '=', params.id).executeTakeFirst(),
      );
      if (!record) throw appError('not_found');
      return { started: toStarted(record) };
    }),
    staffRoute(starterSites.undo, async ({ run, tenant, actor, params }) => {
      const { record, lookRestored } = await run((tx) =>
        undoSite({ tx, tenantId: tenant.id, actor }, params.id),
      );
      return { started: toStarted(record), look_restored: lookRestored };
    }),
  ];
}
