import { defineModule } from '../../../kernel/module/define-module.ts';
import { getPlaces } from '../places/places.services.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Settings of a tenant, with their history. */
export const settingsModule = defineModule({
  name: 'platform/settings',
  routes: (kernel) => settingsRoutes({ findsPlaces: getPlaces(kernel) !== undefined }),
});
