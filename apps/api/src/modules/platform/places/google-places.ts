import { MESSAGES } from '@org/schema/copy';
import { MAX_PLACES, type PlaceAddress, placeAddressSchema } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Logger } from 'pino';
import { array, type InferType, object, type Schema, string } from 'yup';
import { readAnswer } from '../../../kernel/http/read-answer.ts';
import type { PlacesService } from './places-service.ts';

/** Timeout of the service in ms; short, because a visitor is waiting while typing. */
const PATIENCE = 3000;

/** Maximum size of a response in bytes. */
const LARGEST = 100_000;

/** Region whose results come first. */
const REGION = 'CA';

const foundSchema = object({
  suggestions: array(
    object({
      placePrediction: object({
        placeId: string().required(),
        text: object({ text: string().required() }).required(),
      }).default(undefined),
    }).required(),
  ).default([]),
});

const componentSchema = object({
  longText: string().default(''),
  shortText: string().default(''),
  types: array(string().required()).required(),
});
const detailsSchema = object({
  addressComponents: array(componentSchema.required()).required(),
});
type Component = InferType<typeof componentSchema>;

/**
 * Returns the parts of an address.
 * @param components - components of the service
 * @returns address, with missing parts empty
 */
function getParts(components: readonly Component[]): PlaceAddress {
  const of = (...types: string[]): Component | undefined =>
    types
      .map((type) => components.find((component) => component.types.includes(type)))
      .find((component) => component !== undefined);
  const text = (...types: string[]): string => of(...types)?.longText ?? '';
  return {
    street: [text('street_number'), text('route')].filter(Boolean).join(' '),
    city: text('locality', 'postal_town', 'sublocality', 'administrative_area_level_3'),
    province: text('administrative_area_level_1'),
    postalCode: text('postal_code'),
    country: text('country'),
    countryCode: of('country')?.shortText ?? '',
  };
}

/** URL of the service, and our credentials. */
export interface GooglePlacesOptions {
  /** Origin of the service, set by the installation and never by a tenant or visitor. */
  readonly url: string;
  /** API key, sent in a header so that it appears in no log of URLs. */
  readonly key: string;
  readonly send: typeof fetch;
  readonly log: Logger;
  /** Timeout in ms. @default 3000 */
  readonly patience?: number | undefined;
}

/**
 * Creates the client of the Google Places API (New). It calls fixed paths of the configured origin, follows no redirects, and
 * limits time and size of responses.
 */
export function googlePlaces({
  url,
  key,
  send,
  log,
  patience = PATIENCE,
}: GooglePlacesOptions): PlacesService {
  async function ask<Value>(
    path: string,
    fields: string,
    schema: Schema<Value>,
    body?: object,
  ): Promise<Value> {
    try {
      const answer = await send(`${url}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': fields,
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`The service answered ${answer.status}`);
      return schema.validateSync(JSON.parse(await readAnswer(answer, LARGEST)));
    } catch (cause) {
      log.warn({ err: cause }, 'the places service failed');
      throw appError('unavailable', { message: MESSAGES.addressFailed, retryAfter: 10, cause });
    }
  }

  return {
    async find(search, session) {
      const fields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';
      const found = await ask('places:autocomplete', fields, foundSchema, {
        input: search,
        sessionToken: session,
        regionCode: REGION,
      });
      return found.suggestions
        .flatMap(({ placePrediction: place }) =>
          place ? { text: place.text.text, value: place.placeId } : [],
        )
        .slice(0, MAX_PLACES);
    },
    async address(place, session) {
      const path = `places/${encodeURIComponent(place)}?sessionToken=${encodeURIComponent(session)}`;
      const { addressComponents } = await ask(path, 'addressComponents', detailsSchema);
      const address = getParts(addressComponents);
      if (placeAddressSchema.isValidSync(address, { strict: true })) return address;
      // Logs only the missing fields, nothing about where a visitor lives.
      const missing = Object.entries(address).flatMap(([name, value]) => (value ? [] : name));
      log.warn({ missing }, 'a place has no address of a valid format');
      return undefined;
    },
  };
}
