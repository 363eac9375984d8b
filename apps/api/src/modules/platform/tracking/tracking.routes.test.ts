import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteEvent } from '@org/schema/entities';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ServiceDouble, serviceDouble } from '../../../../test/support/service-double.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { TEST_SECRET } from '../../../../test/support/test-constants.ts';
import { PASSWORD } from '../../../../test/support/world.ts';
import { createEncryption } from '../../../kernel/crypto/encryption.ts';
import { forwardEvent } from './forward-event.ts';
import { measurementProtocol } from './measurement-protocol.ts';

const KEYS = { measurement_id: 'G-AB12CD34EF', secret_key: 'x-secret-of-alpha_1' };
const SETTINGS = '/api/v1/admin/settings/tracking/';
/** Fields that the service needs to show activity. */
const ACTIVITY = { session_id: expect.stringMatching(/^\d+$/), engagement_time_msec: 1 };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let t: TestApi;
let service: ServiceDouble;
beforeAll(async () => {
  service = await serviceDouble();
  t = await testApi({ TRACKING_URL: service.origin });
  const counted = { analytics: { enabled: true }, timezone: 'UTC' };
  for (const as of ['admin', 'otherAdmin'] as const)
    expect((await t.call('PUT', '/api/v1/admin/settings/', { as, body: counted })).status).toBe(
      200,
    );
  await t.api.jobs.start({ poll: 0.5 });
});
afterAll(async () => {
  await t.close();
  await service.close();
});
beforeEach(async () => {
  service.seen.length = 0;
  service.answer = () => ({ status: 204 });
  await t.database.asOwner('truncate app.site_events, app.tracking_services');
});

const save = (body: object, as: 'admin' | 'otherAdmin' = 'admin'): Promise<Answer> =>
  t.call('PUT', SETTINGS, { as, body });
let from = 0;
const tell = (event: Partial<SiteEvent>, headers: Record<string, string> = {}): Promise<Answer> =>
  t.call('POST', '/api/v1/site/events/', {
    origin: ALPHA_SITE,
    address: `198.51.105.${++from % 250}`,
    headers: { origin: ALPHA_SITE, 'user-agent': FIREFOX, ...headers },
    body: { kind: 'page_view', path: '/', device: 'desktop', shared: true, ...event },
  });
/** Waits for a number of events at the service and returns them. */
async function passedOn(count: number): Promise<Record<string, unknown>[]> {
  for (const end = Date.now() + 15_000; service.seen.length < count; await sleep(20))
    if (Date.now() > end) throw new Error(`${service.seen.length} of ${count} were passed on`);
  return service.seen.map(({ body }) => body as Record<string, unknown>);
}

describe('the tracking service of a tenant', () => {
  it('AN-001 AN-004 sends page views and openings of Design Online, without the visitor’s identity', async () => {
    await save(KEYS);
    expect((await tell({ path: '/mugs', referrer: 'search.example' })).status).toBe(202);
    expect((await tell({ kind: 'design_online_open', path: '/mugs' })).body).toMatchObject({
      counted: true,
    });
    const bodies = await passedOn(2);
    const named = bodies.toSorted((a, b) =>
      JSON.stringify(a.events).localeCompare(JSON.stringify(b.events)),
    );
    expect(named).toEqual([
      {
        client_id: expect.stringMatching(/^\d+\.\d+$/),
        timestamp_micros: expect.any(Number),
        non_personalized_ads: true,
        events: [
          {
            name: 'design_online_open',
            params: {
              page_location: expect.stringMatching(/^http:\/\/alpha\.localhost:\d+\/mugs$/),
              device_category: 'desktop',
              ...ACTIVITY,
            },
          },
        ],
      },
      {
        client_id: expect.any(String),
        timestamp_micros: expect.any(Number),
        non_personalized_ads: true,
        events: [
          {
            name: 'page_view',
            params: {
              page_location: expect.stringMatching(/\/mugs$/),
              page_referrer: 'https://search.example/',
              device_category: 'desktop',
              ...ACTIVITY,
            },
          },
        ],
      },
    ]);
    const [seen] = service.seen;
    expect(seen?.path).toBe(
      '/mp/collect?measurement_id=G-AB12CD34EF&api_secret=x-secret-of-alpha_1',
    );
    expect(JSON.stringify(service.seen)).not.toMatch(/Firefox|198\.51/);
    // The report still counts pages and buttons.
    const { body } = await t.call(
      'GET',
      `/api/v1/admin/analytics/?from=2026-01-01&to=${new Date().toISOString().slice(0, 10)}`,
      { as: 'admin' },
    );
    expect(body.results).toMatchObject({ totals: { views: 1, presses: 0 } });
  });

  it('AN-001 sends nothing without consent, of signed-in visitors, or of browsers that opt out', async () => {
    await save(KEYS);
    expect((await tell({ shared: false })).body).toMatchObject({ counted: true });
    expect((await tell({}, { 'sec-gpc': '1' })).body).toMatchObject({ counted: false });
    const entered = await t.call('POST', '/api/v1/auth/login/', {
      body: { email: 'visitor@test.example', password: PASSWORD },
      origin: ALPHA_SITE,
      headers: { origin: ALPHA_SITE },
    });
    const cookie = entered.headers.getSetCookie().map((one) => one.split(';')[0]);
    expect((await tell({}, { cookie: cookie.join('; ') })).body).toMatchObject({ counted: false });
    await tell({ kind: 'button', name: 'Book a visit' });
    const [body] = await passedOn(1);
    expect(body?.events).toMatchObject([
      { name: 'button_press', params: { button_name: 'Book a visit' } },
    ]);
    // Disabling tracking while an event is queued ends the consent.
    await t.call('PUT', '/api/v1/admin/settings/', {
      as: 'admin',
      body: { analytics: { enabled: false } },
    });
    expect((await tell({})).body).toMatchObject({ counted: false });
    await t.call('PUT', '/api/v1/admin/settings/', {
      as: 'admin',
      body: { analytics: { enabled: true } },
    });
    expect(service.seen).toHaveLength(1);
  });

  it('AN-002 AN-003 sends viewed items and additions to a cart in the currency of the settings, CAD by default', async () => {
    await save(KEYS);
    const item = { id: 12, variant_id: 3, quantity: 2 };
    expect((await tell({ kind: 'add_to_cart', item })).body).toMatchObject({ counted: true });
    expect(
      (await tell({ kind: 'view_item', item: { id: 12 } as SiteEvent['item'] })).body,
    ).toMatchObject({ counted: true });
    const events = (await passedOn(2)).flatMap((body) => body.events);
    expect(events).toHaveLength(2);
    expect(events).toEqual(
      expect.arrayContaining([
        {
          name: 'add_to_cart',
          params: expect.objectContaining({
            currency: 'CAD',
            items: [{ item_id: '12', item_variant: '3', quantity: 2 }],
          }),
        },
        {
          name: 'view_item',
          params: expect.objectContaining({
            currency: 'CAD',
            items: [{ item_id: '12', quantity: 1 }],
          }),
        },
      ]),
    );
    service.seen.length = 0;
    const currency = (code: string) =>
      t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body: { currency: code } });
    expect((await currency('EUR')).status).toBe(200);
    await tell({ kind: 'add_to_cart', item });
    expect((await passedOn(1))[0]?.events).toMatchObject([{ params: { currency: 'EUR' } }]);
    await currency('CAD');
    for (const wrong of [
      { kind: 'add_to_cart' },
      { kind: 'page_view', item },
      { kind: 'view_item', item: { id: 0 } },
      { kind: 'view_item', item: { ...item, price: 1 } },
      { kind: 'add_to_cart', item: { ...item, quantity: 0 } },
    ])
      expect((await tell(wrong as Partial<SiteEvent>)).body.code, JSON.stringify(wrong)).toBe(
        'validation_failed',
      );
  });

  it('never delays a visit: failures are retried, and the last one is shown in the settings', async () => {
    await save(KEYS);
    await tell({ shared: false });
    const [row] = await t.database.asOwner<{ id: number }>('select id::int from app.site_events');
    const seal = createEncryption(TEST_SECRET, 'tracking');
    const tools = {
      db: t.database.db,
      seal,
      service: measurementProtocol({ url: service.origin, fetch, patience: 100 }),
      getSite: async () => 'https://alpha.example/',
    };
    const work = (isLast: boolean) =>
      forwardEvent(tools, {
        tenantId: t.world.alpha.id,
        payload: { eventId: row?.id ?? 0 },
        isLast,
        attempt: 1,
        jobId: 'a',
        signal: new AbortController().signal,
        log: pino({ level: 'silent' }),
      });
    const elsewhere = await serviceDouble();
    for (const failure of [
      { status: 500 },
      { status: 302, headers: { location: elsewhere.origin } },
      undefined,
    ]) {
      service.answer = () => failure;
      await expect(work(false)).rejects.toThrow();
    }
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.close();
    const read = async () => (await t.call('GET', SETTINGS, { as: 'admin' })).body.tracking;
    expect(await read()).toMatchObject({ failed_at: null });
    await work(true);
    expect(await read()).toMatchObject({ failed_at: expect.stringMatching(/^20\d\d-/) });
    service.answer = () => ({ status: 204 });
    await work(false);
    expect(service.seen.at(-1)?.body).toMatchObject({ events: [{ name: 'page_view' }] });
  });

  it('never returns its secret, requires one, and tells pages of visitors only that tracking is on', async () => {
    const tracked = async () =>
      (await t.call('GET', '/api/v1/settings/', { origin: ALPHA_SITE })).body.is_tracked;
    expect(await tracked()).toBe(false);
    expect((await save({ measurement_id: 'G-AB12CD34EF' })).body).toMatchObject({
      formErrors: { secret_key: 'Please enter the API secret' },
    });
    expect((await save({ ...KEYS, measurement_id: 'UA-1' })).body.code).toBe('validation_failed');
    const saved = await save({ ...KEYS, measurement_id: 'g-ab12cd34ef' });
    expect(saved.body.tracking).toEqual({
      measurement_id: 'G-AB12CD34EF',
      secret_set: true,
      failed_at: null,
      version: 1,
    });
    expect(saved.text).not.toContain('x-secret');
    expect(await tracked()).toBe(true);
    expect((await save({ measurement_id: 'G-AB12CD34EF', version: 1 })).status).toBe(200);
    expect((await save({ ...KEYS, version: 1 })).status).toBe(409);
    const rows = await t.database.asOwner('select * from app.tracking_services');
    expect(JSON.stringify(rows)).not.toContain('x-secret');
    const { text } = await t.call('GET', '/api/v1/admin/settings/history/', { as: 'admin' });
    expect(text).toContain('"area":"tracking"');
    expect(text).not.toContain('x-secret');
    // Removing the id removes the secret as well.
    expect((await save({ measurement_id: '' })).body.tracking).toMatchObject({ secret_set: false });
    expect(await tracked()).toBe(false);
  });
});
