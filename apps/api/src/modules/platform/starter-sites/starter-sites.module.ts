import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { makeStartedSite } from './make-started-site.ts';
import { seedStarterSite } from './seed-starter-site.ts';
import { starterSiteJob } from './started-sites.service.ts';
import { starterSiteRoutes } from './starter-sites.routes.ts';

/** Sites that a new tenant can start with. */
export const starterSitesModule = defineModule({
  name: 'platform/starter-sites',
  jobs: ({ db, store, registry }) => [
    bindJob(starterSiteJob, (work) => makeStartedSite({ db, store, registry }, work)),
  ],
  seeds: ({ registry }) => [{ seedTenant: (seed) => seedStarterSite(seed, registry) }],
  routes: ({ send }) => starterSiteRoutes(send),
});
