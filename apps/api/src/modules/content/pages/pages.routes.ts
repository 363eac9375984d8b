import { apiContract } from '@org/schema/contract';
import type { Page, PageUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { mapRows } from '../../../kernel/database/read-list.ts';
import { listEntities, trashEntities } from '../../../kernel/entities/entity.service.ts';
import { listRevisions } from '../../../kernel/entities/revisions.ts';
import { manyRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { scheduleGoLive } from './go-live.ts';
import { pageEntity } from './page.entity.ts';
import { getRevision, restoreRevision, toPageRevision } from './page-revisions.service.ts';
import { PAGE_REVISIONS } from './page-revisions.ts';
import * as service from './pages.service.ts';
import { cancelSchedule, discardChanges, getLivePage, publishPage } from './publication.ts';
import { visitPage } from './visit-page.ts';

const saved = { message: 'Page saved' };

/** Creates the staff routes of pages. */
export function pageRoutes(send: SendJob): BoundRoute[] {
  const { pages } = apiContract;
  async function update(
    write: TenantWrite,
    id: number,
    body: Omit<PageUpdate, 'id'>,
  ): Promise<Page> {
    const page = await service.updatePage(write, id, body);
    await scheduleGoLive(write.tx, send, write.tenantId, page);
    return page;
  }
  return [
    staffRoute(pages.list, async (input) => ({
      results: await inTenant(input, (w) => listEntities(w, pageEntity, input.query)),
    })),
    staffRoute(pages.get, async ({ run, params }) => {
      const page = await run((tx) => service.getPage(tx, params.id));
      return { page, results: page };
    }),
    staffRoute(pages.create, async (input) => ({
      page: await inTenant(input, (w) => service.createPage(w, input.body)),
      message: 'Page created',
    })),
    staffRoute(pages.update, async (input) => {
      const { id, ...body } = input.body;
      return { page: await inTenant(input, (w) => update(w, id, body)), ...saved };
    }),
    staffRoute(pages.updateById, async (input) => ({
      page: await inTenant(input, (w) => update(w, input.params.id, input.body)),
      ...saved,
    })),
    staffRoute(pages.updateContent, async (input) => ({
      page: await inTenant(input, (w) => service.saveContent(w, input.body)),
    })),
    staffRoute(pages.remove, async (input) => {
      const gone = await inTenant(input, (w) => trashEntities(w, pageEntity, [input.params.id]));
      if (gone.length === 0) throw appError('page_not_found');
      return { message: 'Page deleted' };
    }),
    ...manyRoutes(pages, pageEntity, send),
    staffRoute(pages.revisions, async ({ run, params, query }) => {
      const results = await run(async (tx) => {
        await service.getPage(tx, params.id);
        return listRevisions(tx, PAGE_REVISIONS, params.id, query);
      });
      return { results: mapRows(results, toPageRevision) };
    }),
    staffRoute(pages.revision, async ({ run, params }) => {
      const revision = await run((tx) => getRevision(tx, params.id, params.rev));
      return { revision, results: revision };
    }),
    staffRoute(pages.presence, async (input) => {
      const { isPresent, node = null } = input.body;
      return {
        people: await inTenant(input, (w) => visitPage(w, input.params.id, { isPresent, node })),
      };
    }),
    staffRoute(pages.cancelSchedule, async (input) => {
      const { id } = input.params;
      const { version } = input.query;
      const page = await inTenant(input, (w) => cancelSchedule(w, { id, version }));
      return { page, message: 'Schedule canceled' };
    }),
    staffRoute(pages.publish, async (input) => {
      const { id } = input.params;
      const { version } = input.query;
      const page = await inTenant(input, (w) => publishPage(w, { id, version }));
      return { page, message: 'Page published' };
    }),
    staffRoute(pages.discardChanges, async (input) => {
      const { id } = input.params;
      const { version } = input.query;
      const page = await inTenant(input, (w) => discardChanges(w, { id, version }));
      return { page, message: 'Changes discarded' };
    }),
    staffRoute(pages.live, async ({ run, params }) => {
      const page = await run((tx) => getLivePage(tx, params.id));
      return { page, results: page };
    }),
    staffRoute(pages.restoreRevision, async (input) => {
      const { id, rev } = input.params;
      const { version, draft } = input.query;
      const based = { id, version, draft };
      return {
        page: await inTenant(input, (w) => restoreRevision(w, based, rev)),
        message: `Version ${rev} restored`,
      };
    }),
  ];
}
