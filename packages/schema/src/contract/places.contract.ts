import { object } from 'yup';
import {
  placeAddressSchema,
  placeChoiceSchema,
  placesSchema,
  placesSearchSchema,
} from '../places.schema.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

const PATH = '/api/v1/site/places/';

/** Places for the address fields of a site's forms. Source: FORM-026. */
export const placesContract = {
  find: defineRoute({
    id: 'places.find',
    method: 'POST',
    quiet: true,
    path: PATH,
    summary: 'Places that fit what is typed into an address field, Canadian ones first',
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
    summary: 'The address of a place by its parts; null where the service knows none of that form',
    access: { audience: 'public' },
    body: placeChoiceSchema,
    bodyLimit: SMALL_BODY,
    response: object({ address: placeAddressSchema.nullable().defined() }),
    errors: ['rate_limited', 'unavailable'],
  }),
};
