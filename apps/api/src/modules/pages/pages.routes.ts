import type { BlockRegistry } from '@org/content';
import { apiContract, appError } from '@org/schema';
import { mapRows } from '../../database/read-list.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import { type BoundRoute, type StaffInput, staffRoute } from '../../http/bind-route.ts';
import { bulkDeleteAnswer, restoreAnswer } from '../../http/bulk-delete.ts';
import { getSettings } from '../settings/settings.service.ts';
import { listRevisions } from './page-revisions.repository.ts';
import { getRevision, restoreRevision, toRevision } from './page-revisions.service.ts';
import { listPages } from './pages.repository.ts';
import * as service from './pages.service.ts';
import { toPage } from './to-page.ts';

const saved = { message: 'The page is saved' };

/** Runs a change in the request's tenant, in its actor's name. */
function write<Value>(
  { run, tenant, actor }: Pick<StaffInput<unknown>, 'run' | 'tenant' | 'actor'>,
  work: (write: TenantWrite) => Promise<Value>,
): Promise<Value> {
  return run((tx) => work({ tx, tenantId: tenant.id, actor }));
}

/** Every call of pages for staff. */
export function pageRoutes(registry: BlockRegistry): BoundRoute[] {
  const { pages } = apiContract;
  return [
    staffRoute(pages.list, async ({ run, query, actor }) => {
      const results = await run(async (tx) => {
        // The tenant's days matter to filters alone.
        const { timezone } = query.filter ? await getSettings(tx) : { timezone: 'UTC' };
        return listPages(tx, query, { timezone, personId: actor.person.id });
      });
      return { results: mapRows(results, toPage) };
    }),
    staffRoute(pages.get, async ({ run, params }) => {
      const page = await run((tx) => service.getPage(tx, params.id));
      return { page, results: page };
    }),
    staffRoute(pages.create, async (input) => ({
      page: await write(input, (w) => service.createPage(w, input.body, registry)),
      message: 'The page is made',
    })),
    staffRoute(pages.update, async (input) => {
      const { id, ...body } = input.body;
      return {
        page: await write(input, (w) => service.updatePage(w, id, body, registry)),
        ...saved,
      };
    }),
    staffRoute(pages.updateById, async (input) => ({
      page: await write(input, (w) => service.updatePage(w, input.params.id, input.body, registry)),
      ...saved,
    })),
    staffRoute(pages.updateContent, async (input) => ({
      page: await write(input, (w) => service.saveContent(w, input.body, registry)),
    })),
    staffRoute(pages.remove, async (input) => {
      const { deleted } = await write(input, (w) => service.removePages(w, [input.params.id]));
      if (deleted.length === 0) throw appError('page_not_found');
      return { message: 'The page is deleted' };
    }),
    staffRoute(pages.bulkRemove, async (input) =>
      bulkDeleteAnswer(
        await write(input, (w) => service.removePages(w, input.body.pagesToDelete)),
        'page',
        'pages',
      ),
    ),
    staffRoute(pages.restore, async (input) => {
      const { ids } = input.body;
      const back = await write(input, (w) => service.restorePages(w, ids));
      return restoreAnswer(ids, back, 'page', 'pages');
    }),
    staffRoute(pages.revisions, async ({ run, params, query }) => {
      const results = await run(async (tx) => {
        await service.getPage(tx, params.id);
        return listRevisions(tx, params.id, query);
      });
      return { results: mapRows(results, toRevision) };
    }),
    staffRoute(pages.revision, async ({ run, params }) => {
      const revision = await run((tx) => getRevision(tx, params.id, params.rev));
      return { revision, results: revision };
    }),
    staffRoute(pages.restoreRevision, async (input) => {
      const { id, rev } = input.params;
      const based = { id, version: input.query.version };
      return {
        page: await write(input, (w) => restoreRevision(w, based, rev, registry)),
        message: `The content of version ${rev} is back`,
      };
    }),
  ];
}
