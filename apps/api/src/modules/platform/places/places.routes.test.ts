import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ServiceDouble, serviceDouble } from '../../../../test/support/service-double.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { googlePlaces } from './google-places.ts';

const KEY = 'a-key-of-the-places';
const SESSION = '0123456789abcdef'.repeat(2);
const component = (type: string, longText: string, shortText = longText) => ({
  longText,
  shortText,
  types: [type, 'political'],
});
const ELM_STREET = [
  component('street_number', '12'),
  component('route', 'Elm Street'),
  component('locality', 'Guelph'),
  component('administrative_area_level_1', 'Ontario', 'ON'),
  component('country', 'Canada', 'CA'),
  component('postal_code', 'N1H 3A1'),
];

let t: TestApi;
let service: ServiceDouble;
beforeAll(async () => {
  service = await serviceDouble();
  t = await testApi({ PLACES_KEY: KEY, PLACES_URL: service.origin });
});
afterAll(async () => {
  await t.close();
  await service.close();
});
beforeEach(() => {
  service.seen.length = 0;
  service.answer = () => ({});
});

let from = 0;
const ask = (path: string, body: object, address = `198.51.100.${++from % 250}`) =>
  t.call('POST', `/api/v1/site/places/${path}`, {
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE },
    address,
    body: { session: SESSION, ...body },
  });
const find = (search: string, address?: string): Promise<Answer> => ask('', { search }, address);
const getAddress = (place: string): Promise<Answer> => ask('address/', { place });
const answerWith = (value: object): void => {
  service.answer = () => ({ body: JSON.stringify(value) });
};

describe('address completion', () => {
  it('FORM-026 searches the region CA, and returns street, city, province, postalCode, country and countryCode', async () => {
    answerWith({
      suggestions: [
        { placePrediction: { placeId: 'ChIJ-12_elm', text: { text: '12 Elm Street, Guelph' } } },
        { queryPrediction: { text: { text: 'elm street' } } },
      ],
    });
    expect((await find(' 12 Elm ')).body).toMatchObject({
      places: [{ text: '12 Elm Street, Guelph', value: 'ChIJ-12_elm' }],
    });
    answerWith({ addressComponents: ELM_STREET });
    expect((await getAddress('ChIJ-12_elm')).body).toMatchObject({
      address: {
        street: '12 Elm Street',
        city: 'Guelph',
        province: 'Ontario',
        postalCode: 'N1H 3A1',
        country: 'Canada',
        countryCode: 'CA',
      },
    });
    expect(service.seen.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/v1/places:autocomplete',
        body: { input: '12 Elm', sessionToken: SESSION, regionCode: 'CA' },
      },
      { method: 'GET', path: `/v1/places/ChIJ-12_elm?sessionToken=${SESSION}`, body: undefined },
    ]);
    // Only the service gets the key.
    expect(service.seen.map(({ headers }) => headers['x-goog-api-key'])).toEqual([KEY, KEY]);
    const told = await t.call('GET', '/api/v1/settings/', { origin: ALPHA_SITE });
    expect(told.body).toMatchObject({ finds_places: true });
    expect(told.text).not.toContain(KEY);
    const me = await t.call('GET', '/api/v1/admin/me/', { as: 'admin' });
    expect(me.body).toMatchObject({ finds_places: true });
  });

  it.each([
    ['without a street', ELM_STREET.filter(({ types }) => !types.includes('route')).slice(1)],
    ['without a country', ELM_STREET.filter(({ types }) => !types.includes('country'))],
    ['with an invalid country', [...ELM_STREET.slice(0, 4), component('country', 'Canada')]],
    ['without anything', []],
  ])('ERR-009 logs an address %s and returns nothing', async (_what, addressComponents) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    answerWith({ addressComponents });
    const places = googlePlaces({ url: service.origin, key: KEY, send: fetch, log });
    expect(await places.address('ChIJ', SESSION)).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no address of a valid format');
    expect(lines[0]).not.toMatch(/Elm|Guelph/);
    expect((await getAddress('ChIJ')).body).toMatchObject({ success: true, address: null });
  });

  it('ERR-008 reports a service that fails, is slow, redirects or sends too much', async () => {
    const elsewhere = await serviceDouble();
    const failures = [
      { status: 403, body: '{"error":{"message":"API key not valid"}}' },
      { body: 'no json' },
      { body: '{"suggestions":"none"}' },
      { status: 302, headers: { location: elsewhere.origin } },
      { body: JSON.stringify({ filler: 'x'.repeat(200_000) }) },
    ];
    for (const failure of failures) {
      service.answer = () => failure;
      const { status, text } = await find('12 Elm');
      expect(status, JSON.stringify(failure).slice(0, 80)).toBe(503);
      expect(text).not.toMatch(/not valid|a-key/);
    }
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.close();
    service.answer = () => undefined;
    const log = pino({ level: 'silent' });
    const slow = googlePlaces({ url: service.origin, key: KEY, send: fetch, log, patience: 50 });
    await expect(slow.find('12 Elm', SESSION)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('sends only typed text and chosen ids to the service, up to a rate limit', async () => {
    for (const wrong of ['../secrets', 'a/b', 'a?key=1', 'a b', '', 'a'.repeat(401)])
      expect((await getAddress(wrong)).body.code, wrong).toBe('validation_failed');
    for (const wrong of ['ab', 'a'.repeat(201)])
      expect((await find(wrong)).body.code, wrong).toBe('validation_failed');
    expect((await ask('', { search: '12 Elm', session: 'mine' })).body.code).toBe(
      'validation_failed',
    );
    expect(service.seen).toEqual([]);
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await find('12 Elm', '203.0.113.7')).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      60, 429,
    ]);
  });
});
