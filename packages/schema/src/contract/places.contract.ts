import { object } from 'yup';
import {
  placeAddressSchema,
  placeChoiceSchema,
  placesSchema,
  placesSearchSchema,
} from '../entities/commerce/places.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/site/places/';

/** Address suggestions for a site's forms. */
export const placesContract = {
  find: defineRoute({
    id: 'places.find',
    method: 'POST',
    quiet: true,
    path: PATH,
    summary: 'Search addresses while typing, Canadian ones first',
    access: { audience: 'public' },
    body: placesSearchSchema,
    bodyLimit: SMALL_BODY,
    response: object({ places: placesSchema }),
    errors: ['rate_limited', 'unavailable'],
  }),
  address: defineRoute({
    id: 'places.address',
    method: 'POST',
    quiet: true,
    path: `${PATH}address/`,
    summary: 'Get the address of a place by its parts; null if the service has none',
    access: { audience: 'public' },
    body: placeChoiceSchema,
    bodyLimit: SMALL_BODY,
    response: object({ address: placeAddressSchema.nullable().defined() }),
    errors: ['rate_limited', 'unavailable'],
  }),
};
