import { apiContract } from '@org/schema';
import { type BoundRoute, staffRoute } from '../../http/bind-route.ts';
import { listFolders } from './media-folders.repository.ts';
import { createFolder, removeFolder, renameFolder } from './media-folders.service.ts';

const TOP = -1;

/** Calls of the folders that images lie in. */
export function mediaFolderRoutes(): BoundRoute[] {
  const { media } = apiContract;
  return [
    staffRoute(media.folders, async ({ run }) => {
      const rows = await run((tx) => listFolders(tx));
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(media.createFolder, async ({ run, tenant, actor, body }) => {
      const { name, parent_id = TOP } = body;
      const parent = parent_id === TOP ? null : parent_id;
      return {
        folder: await run((tx) => createFolder({ tx, tenantId: tenant.id, actor }, name, parent)),
        message: 'The folder is made',
      };
    }),
    staffRoute(media.renameFolder, async ({ run, tenant, actor, params, body }) => ({
      folder: await run((tx) => renameFolder({ tx, tenantId: tenant.id, actor }, params.id, body)),
      message: 'The folder is renamed',
    })),
    staffRoute(media.removeFolder, async ({ run, tenant, actor, params }) => {
      await run((tx) => removeFolder({ tx, tenantId: tenant.id, actor }, params.id));
      return { message: 'The folder is deleted' };
    }),
  ];
}
