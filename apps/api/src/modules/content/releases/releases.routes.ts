import { apiContract } from '@org/schema/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { goBack, publishRelease } from './publish-release.ts';
import { listCandidates, listPending, RELEASES } from './releases.repository.ts';
import * as service from './releases.service.ts';
import { cancelSchedule, scheduleRelease } from './scheduled-release.ts';
import { getEffect, toReleases } from './to-release.ts';

/** Creates the routes of releases. */
export function releaseRoutes(send: SendJob): BoundRoute[] {
  const { releases } = apiContract;
  return [
    staffRoute(releases.list, async ({ run, query }) => {
      const { state, pending } = query;
      const own: RawBuilder<SqlBool>[] = [];
      if (state !== undefined) own.push(sql<SqlBool>`releases.state = ${state}`);
      if (pending !== undefined)
        own.push(sql<SqlBool>`(releases.state <> 'published') = ${pending}::boolean`);
      return run(async (tx) => {
        const results = await readList(tx, RELEASES, query, own);
        return { results: { ...results, rows: await toReleases({ tx }, results.rows) } };
      });
    }),
    staffRoute(releases.create, async (input) => ({
      ...(await inTenant(input, (w) => service.createRelease(w, input.body))),
      message: 'Release created',
    })),
    staffRoute(releases.candidates, async (input) => ({
      candidates: await inTenant(input, async ({ tx, actor }) => {
        const posts = hasPermission(actor, 'blog.can_update');
        const rows = await listCandidates(tx, { search: input.query.search ?? '', posts });
        const pending = await listPending(tx);
        return rows.map(({ kind, record_id, title, path, ...row }) => {
          const taken = pending.find(
            ({ page_id, post_id }) => (kind === 'page' ? page_id : post_id) === record_id,
          );
          const release = taken ? { id: taken.release_id, name: taken.name } : null;
          return { kind, record_id, title, path, effect: getEffect(row), release };
        });
      }),
    })),
    staffRoute(releases.pending, async ({ run }) => {
      const rows = await run(listPending);
      return {
        pending: rows.map(({ page_id, post_id, release_id, name, state, publish_at }) => ({
          kind: page_id === null ? ('post' as const) : ('page' as const),
          record_id: page_id ?? post_id ?? 0,
          release: { id: release_id, name, state, publish_at: publish_at?.toISOString() ?? null },
        })),
      };
    }),
    staffRoute(releases.get, (input) =>
      inTenant(input, (w) => service.getRelease(w, input.params.id)),
    ),
    staffRoute(releases.update, async (input) => ({
      ...(await inTenant(input, (w) => service.updateRelease(w, input.params.id, input.body))),
      message: 'Release saved',
    })),
    staffRoute(releases.remove, async (input) => {
      await inTenant(input, (w) => service.removeRelease(w, input.params.id));
      return { message: 'Release deleted' };
    }),
    staffRoute(releases.addItems, async (input) => ({
      ...(await inTenant(input, (w) => service.addItems(w, input.params.id, input.body.items))),
      message: 'Added to the release',
    })),
    staffRoute(releases.removeItems, async (input) => ({
      ...(await inTenant(input, (w) => service.removeItems(w, input.params.id, input.body.ids))),
      message: 'Removed from the release',
    })),
    staffRoute(releases.publish, async (input) => {
      const { id } = input.params;
      const { version } = input.query;
      const published = await inTenant(input, (w) => publishRelease(w, { id, version }));
      return { ...published, message: 'Release published' };
    }),
    staffRoute(releases.schedule, async (input) => {
      const { id } = input.params;
      const scheduled = await inTenant(input, (w) =>
        scheduleRelease(w, send, { id, ...input.body }),
      );
      return { ...scheduled, message: 'Release scheduled' };
    }),
    staffRoute(releases.cancelSchedule, async (input) => {
      const { id } = input.params;
      const { version } = input.query;
      const canceled = await inTenant(input, (w) => cancelSchedule(w, { id, version }));
      return { ...canceled, message: 'Schedule canceled' };
    }),
    staffRoute(releases.goBack, async (input) => {
      const { id } = input.params;
      const { version } = input.query;
      const reverted = await inTenant(input, (w) => goBack(w, { id, version }));
      return { ...reverted, message: 'Visitors see the versions from before the release' };
    }),
  ];
}
