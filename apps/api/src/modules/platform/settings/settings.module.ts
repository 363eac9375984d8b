import { defineModule } from '../../../kernel/module/define-module.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Settings of a tenant, with their history. */
export const settingsModule = defineModule({
  name: 'platform/settings',
  routes: ({ config }) => settingsRoutes({ findsPlaces: config.placesKey !== undefined }),
});
