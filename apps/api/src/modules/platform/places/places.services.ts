import { defineService } from '../../../kernel/module/define-service.ts';
import { googlePlaces } from './google-places.ts';

/** The geocoding service of the installation; undefined in one without it. */
export const getPlaces = defineService(({ config, fetch, log }) =>
  config.placesKey === undefined
    ? undefined
    : googlePlaces({ url: config.placesUrl, key: config.placesKey, send: fetch, log }),
);
