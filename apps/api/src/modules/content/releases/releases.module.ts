import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { releaseRoutes } from './releases.routes.ts';
import { dueReleasesTask, publishReleaseHandler, publishReleaseJob } from './scheduled-release.ts';

/** Releases, which publish several pages and posts at one moment. */
export const releasesModule = defineModule({
  name: 'content/releases',
  jobs: ({ db }) => [bindJob(publishReleaseJob, publishReleaseHandler(db))],
  housekeeping: ({ db }) => [dueReleasesTask(db)],
  routes: ({ send }) => releaseRoutes(send),
});
