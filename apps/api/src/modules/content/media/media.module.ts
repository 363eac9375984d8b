import { defineModule } from '../../../kernel/module/define-module.ts';
import { mediaRoutes } from './media.routes.ts';
import { sweepOrphans } from './media.service.ts';
import { mediaFolderRoutes } from './media-folders.routes.ts';

/** The media library. */
export const mediaModule = defineModule({
  name: 'content/media',
  trash: [{ entity: 'media', table: 'media', parts: [['media_usages', 'media_id']] }],
  housekeeping: ({ db, store }) => [
    {
      name: 'orphan-files',
      every: 'day',
      run: async ({ log }) => {
        const swept = await sweepOrphans(store, db);
        if (swept > 0) log.info({ swept }, 'orphan files removed');
      },
    },
  ],
  routes: ({ store }) => [...mediaRoutes(store), ...mediaFolderRoutes()],
});
