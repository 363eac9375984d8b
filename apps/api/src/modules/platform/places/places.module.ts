import { defineModule } from '../../../kernel/module/define-module.ts';
import { googlePlaces } from './google-places.ts';
import { placesRoutes } from './places.routes.ts';

/** Addresses by text, from a geocoding service. */
export const placesModule = defineModule({
  name: 'platform/places',
  routes: ({ config, fetch, log }) =>
    placesRoutes({
      places:
        config.placesKey === undefined
          ? undefined
          : googlePlaces({ url: config.placesUrl, key: config.placesKey, send: fetch, log }),
    }),
});
