import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { goLive, goLiveHandler, goLiveJob } from './go-live.ts';
import { pageEntity } from './page.entity.ts';
import { pageRoutes } from './pages.routes.ts';
import { PREVIEW_KEY, previewTokens } from './preview-tokens.ts';
import { publicPageRoutes } from './public-pages.routes.ts';
import { seedPages } from './seed-pages.ts';

/** Pages with their versions, schedules and previews. */
export const pagesModule = defineModule({
  name: 'content/pages',
  entities: [pageEntity],
  jobs: ({ db }) => [bindJob(goLiveJob, goLiveHandler(db))],
  housekeeping: ({ db }) => [
    // Each page has its own job; this covers pages that were scheduled in bulk, and pages whose job failed for good.
    tenantTask(db, 'due-pages', async (tx, tenantId) => {
      await goLive(tx, tenantId);
      return false;
    }),
  ],
  seeds: () => [{ seedTenant: seedPages }],
  routes: ({ registry, send, key, publicUrl }) => [
    ...pageRoutes(send),
    ...publicPageRoutes({ registry, previews: previewTokens(key(PREVIEW_KEY)), publicUrl }),
  ],
});
