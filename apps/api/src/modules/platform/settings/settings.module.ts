import { defineModule } from '../../../kernel/module/define-module.ts';
import { getPlaces } from '../places/places.services.ts';
import { seedSettings } from './seed-settings.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Settings of a tenant, with their history. */
export const settingsModule = defineModule({
  name: 'platform/settings',
  seeds: () => [{ seedTenant: seedSettings }],
  routes: (kernel) => settingsRoutes({ findsPlaces: getPlaces(kernel) !== undefined }),
});
