import { defineModule } from '../../../kernel/module/define-module.ts';
import { placesRoutes } from './places.routes.ts';
import { getPlaces } from './places.services.ts';

/** Addresses by text, from a geocoding service. */
export const placesModule = defineModule({
  name: 'platform/places',
  routes: (kernel) => placesRoutes({ places: getPlaces(kernel) }),
});
