import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { listFolders } from './media-folders.repository.ts';
import { changeFolder, createFolder, removeFolder, TOP_FOLDER } from './media-folders.service.ts';
import { storageQuota } from './storage-quota.ts';

/** Creates the routes of media folders. */
export function mediaFolderRoutes(): BoundRoute[] {
  const { media } = apiContract;
  return [
    staffRoute(media.folders, ({ run, tenant }) =>
      run(async (tx) => {
        const rows = await listFolders(tx);
        return { results: { rows, total: rows.length }, storage: await storageQuota(tx, tenant) };
      }),
    ),
    staffRoute(media.createFolder, async ({ run, tenant, actor, body }) => {
      const { name, parent_id = TOP_FOLDER } = body;
      const parent = parent_id === TOP_FOLDER ? null : parent_id;
      return {
        folder: await run((tx) => createFolder({ tx, tenantId: tenant.id, actor }, name, parent)),
        message: 'Folder created',
      };
    }),
    staffRoute(media.changeFolder, async ({ run, tenant, actor, params, body }) => ({
      folder: await run((tx) => changeFolder({ tx, tenantId: tenant.id, actor }, params.id, body)),
      message: body.parent_id === undefined ? 'Folder renamed' : 'Folder moved',
    })),
    staffRoute(media.removeFolder, async ({ run, tenant, actor, params }) => {
      await run((tx) => removeFolder({ tx, tenantId: tenant.id, actor }, params.id));
      return { message: 'Folder deleted' };
    }),
  ];
}
