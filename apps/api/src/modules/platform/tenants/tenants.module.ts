import { defineModule } from '../../../kernel/module/define-module.ts';
import { tenantRoutes } from './tenants.routes.ts';

/** Tenants of agencies and of the platform. */
export const tenantsModule = defineModule({
  name: 'platform/tenants',
  routes: ({ db, outgoing, adminOrigin, siteUrl }) =>
    tenantRoutes({ db, outgoing, adminOrigin, siteUrl }),
});
