import { defineModule } from '../../../kernel/module/define-module.ts';
import { seedTenants } from './seed-tenants.ts';
import { tenantRoutes } from './tenants.routes.ts';

/** Tenants of agencies and of the platform. */
export const tenantsModule = defineModule({
  name: 'platform/tenants',
  seeds: ({ db }) => [{ seedInstallation: (demo) => seedTenants(db, demo) }],
  routes: ({ db, mailQueue, adminOrigin, siteUrl }) =>
    tenantRoutes({ db, mailQueue, adminOrigin, siteUrl }),
});
