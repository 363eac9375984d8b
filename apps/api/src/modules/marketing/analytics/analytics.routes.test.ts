import { dayPlus } from '@org/schema';
import type { SiteEvent, VisitReport } from '@org/schema/entities';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { PASSWORD } from '../../../../test/support/world.ts';
import { getCounts, MAX_KEYS, readCounts } from './count-visits.ts';
import { removeOldEvents, rollUpDay } from './roll-up.ts';

const COLLECT = '/api/v1/site/events/';
const BETA_SITE = 'http://beta.localhost:3000';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const today = (): string => new Date().toISOString().slice(0, 10);

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  const on = { analytics: { enabled: true }, timezone: 'UTC' };
  for (const as of ['admin', 'otherAdmin'] as const)
    expect((await t.call('PUT', '/api/v1/admin/settings/', { as, body: on })).status).toBe(200);
});
afterAll(() => t.close());
beforeEach(() =>
  t.database.asOwner('truncate app.site_events, app.site_stats, app.site_stats_until'),
);

let from = 0;
const tell = (
  event: Partial<SiteEvent> = {},
  {
    origin = ALPHA_SITE,
    address = `198.51.104.${++from % 250}`,
    headers = {} as Record<string, string>,
  } = {},
): Promise<Answer> =>
  t.call('POST', COLLECT, {
    body: { kind: 'page_view', path: '/', device: 'desktop', ...event },
    origin,
    address,
    headers: { origin, 'user-agent': FIREFOX, ...headers },
  });
const report = async (
  period: string,
  as: 'admin' | 'otherAdmin' = 'admin',
): Promise<VisitReport> => {
  const answer = await t.call('GET', `/api/v1/admin/analytics/?${period}`, { as });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results as VisitReport;
};
/** Returns the cookies of a visitor who is signed in on the site. */
async function signedIn(): Promise<string> {
  const entered = await t.call('POST', '/api/v1/auth/login/', {
    body: { email: 'visitor@test.example', password: PASSWORD },
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE },
  });
  return entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
const ofToday = (): string => `from=${today()}&to=${today()}`;

describe('visit counting', () => {
  it('AN-001 counts a page view of a visitor who is not signed in, without their identity', async () => {
    expect((await tell({ path: '/classes', referrer: 'Search.Example' })).body).toMatchObject({
      counted: true,
    });
    const cookie = await signedIn();
    expect((await tell({}, { headers: { cookie } })).body).toMatchObject({ counted: false });
    expect(await report(ofToday())).toMatchObject({
      enabled: true,
      totals: { views: 1, visitors: 1, presses: 0 },
      page: [{ key: '/classes', views: 1, visitors: 1 }],
      referrer: [{ key: 'search.example', views: 1, visitors: 1 }],
      device: [{ key: 'desktop', views: 1, visitors: 1 }],
    });
  });

  it('AN-005 counts presses of a button by its name, apart from views and without signed-in visitors', async () => {
    const own = { headers: { cookie: await signedIn() } };
    expect((await tell({ kind: 'button', name: 'Book a visit' }, own)).body).toMatchObject({
      counted: false,
    });
    for (let i = 0; i < 3; i++)
      await tell({ kind: 'button', name: 'Book a visit' }, { address: '198.51.104.251' });
    expect(await report(ofToday())).toMatchObject({
      totals: { views: 0, visitors: 0, presses: 3 },
      button: [{ key: 'Book a visit', views: 3, visitors: 1 }],
    });
  });

  it('does not count programs, and browsers that opt out of tracking', async () => {
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'user-agent': 'curl/8.1' },
      { 'user-agent': '' },
      { 'sec-gpc': '1' },
      { dnt: '1' },
    ])
      expect((await tell({}, { headers })).body, JSON.stringify(headers)).toMatchObject({
        counted: false,
      });
    expect((await report(ofToday())).totals.views).toBe(0);
  });

  it('counts nothing when analytics is off', async () => {
    const set = (enabled: boolean) =>
      t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body: { analytics: { enabled } } });
    await set(false);
    expect((await tell()).body).toMatchObject({ counted: false });
    await set(true);
    expect((await report(ofToday())).totals.views).toBe(0);
  });

  it('counts a visitor once a day, without data that could identify them later', async () => {
    for (const path of ['/', '/classes', '/']) await tell({ path }, { address: '198.51.104.252' });
    await tell({}, { address: '198.51.104.253' });
    expect((await report(ofToday())).totals).toEqual({ views: 4, visitors: 2, presses: 0 });
    const rows = await t.database.asOwner<Record<string, unknown>>('select * from app.site_events');
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/);
    // Another day has another salt, and the old salt is deleted.
    await t.database.asOwner('update app.site_salts set day = day - 1');
    const [before] = await t.database.asOwner<{ salt: string }>(
      "select encode(salt, 'hex') as salt from app.site_salts where tenant_id = $1",
      [t.world.alpha.id],
    );
    await tell({}, { address: '198.51.104.252' });
    const kept = await t.database.asOwner<{ salt: string }>(
      "select encode(salt, 'hex') as salt from app.site_salts where tenant_id = $1",
      [t.world.alpha.id],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]?.salt).not.toBe(before?.salt);
    const [{ n } = { n: 0 }] = await t.database.asOwner<{ n: number }>(
      'select count(distinct visitor)::int as n from app.site_events',
    );
    expect(n).toBe(3);
  });

  it('accepts only valid events from pages of the site, up to a limit', async () => {
    for (const wrong of [
      { path: 'classes' },
      { path: '/a?email=x' },
      { path: `/${'a'.repeat(300)}` },
      { kind: 'order' as never },
      { kind: 'button' as const, name: '' },
      { kind: 'button' as const, name: '<script>' },
      { name: 'of a page' },
      { referrer: 'https://a.example/path' },
      { device: 'watch' as never },
      { visitor: 'me' } as object,
    ])
      expect((await tell(wrong)).body.code, JSON.stringify(wrong)).toBe('validation_failed');
    expect((await tell({}, { headers: { origin: 'https://evil.example' } })).body.code).toBe(
      'origin_refused',
    );
    const big = await t.call('POST', COLLECT, {
      body: { kind: 'page_view', path: `/${'a'.repeat(4000)}` },
      origin: ALPHA_SITE,
      headers: { origin: ALPHA_SITE },
    });
    expect(big.status).toBe(413);
    const stranger = { address: '203.0.113.9' };
    const statuses = [];
    for (let i = 0; i < 122; i++) statuses.push((await tell({}, stranger)).status);
    expect([statuses.filter((s) => s === 202).length, statuses.at(-1)]).toEqual([120, 429]);
  });

  it('TEN-003 counts events only for the site’s own tenant', async () => {
    await tell({ path: '/of-beta' }, { origin: BETA_SITE });
    expect((await report(ofToday())).totals.views).toBe(0);
    expect((await report(ofToday(), 'otherAdmin')).page).toEqual([
      { key: '/of-beta', views: 1, visitors: 1 },
    ]);
  });
});

/** Inserts events of several days and visitors. */
const seed = (tenantId: number, rows: readonly object[]): Promise<unknown> =>
  t.database.asOwner(
    `insert into app.site_events (tenant_id, day, kind, path, name, referrer, device, visitor)
     select $1, (r->>'day')::date, r->>'kind', r->>'path', coalesce(r->>'name', ''), coalesce(r->>'referrer', ''), r->>'device', decode(md5(r->>'visitor'), 'hex')
     from jsonb_array_elements($2::jsonb) r`,
    [tenantId, JSON.stringify(rows)],
  );

describe('stored counts', () => {
  const days = Array.from({ length: 8 }, (_, at) => dayPlus(today(), -at));
  const rows = days.flatMap((day, d) =>
    Array.from({ length: 60 }, (_, i) => ({
      day,
      kind: i % 7 === 0 ? 'button' : 'page_view',
      path: `/page-${(i * 3 + d) % 11}`,
      name: i % 7 === 0 ? `Button ${i % 3}` : '',
      referrer: i % 4 === 0 ? 'search.example' : '',
      device: ['desktop', 'tablet', 'mobile'][i % 3],
      visitor: `v${(i * d) % 13}`,
    })),
  );
  const plain = (counts: readonly object[]): string[] =>
    counts.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

  it('stores the same counts as the events give, however often it runs', async () => {
    const { id } = t.world.alpha;
    await seed(id, rows);
    await seed(t.world.beta.id, rows.slice(0, 100));
    const { db } = t.database;
    const [last = '', first = ''] = [days[0], days.at(-1)];
    const raw = (await db.asTenant(id, (tx) => getCounts(first, last).execute(tx))).rows;
    expect(raw.length).toBeGreaterThan(100);
    expect(plain(await db.asTenant(id, (tx) => readCounts(tx, first, last)))).toEqual(plain(raw));
    const before = await report(`from=${first}&to=${last}`);
    let rolled = 0;
    while (await db.asTenant(id, (tx) => rollUpDay(tx, id))) rolled++;
    expect(rolled).toBe(6);
    const [kept] = await t.database.asOwner<{ days: number; views: number }>(
      "select count(distinct day)::int as days, sum(views)::int as views from app.site_stats where dimension = 'all'",
    );
    const counted = new Set(days.slice(2));
    expect(kept).toEqual({
      days: 6,
      views: rows.filter(({ day, kind }) => counted.has(day) && kind === 'page_view').length,
    });
    expect(plain(await db.asTenant(id, (tx) => readCounts(tx, first, last)))).toEqual(plain(raw));
    expect(await report(`from=${first}&to=${last}`)).toEqual(before);
    // Events of counted days can be deleted without changing the report.
    await t.database.asOwner(
      'delete from app.site_events where tenant_id = $1 and day < $2::date',
      [id, days[1]],
    );
    expect(await report(`from=${first}&to=${last}`)).toEqual(before);
  });

  it('stores frequent names, and the total of rare ones', async () => {
    const { id } = t.world.alpha;
    const day = dayPlus(today(), -5);
    const many = Array.from({ length: MAX_KEYS + 40 }, (_, i) => ({
      day,
      kind: 'page_view',
      path: `/spam-${String(i).padStart(4, '0')}`,
      device: 'mobile',
      visitor: `v${i % 3}`,
    }));
    await seed(id, [...many, ...many.slice(0, 10)]);
    await t.database.db.asTenant(id, (tx) => rollUpDay(tx, id));
    const kept = await t.database.asOwner<{ key: string; views: number; visitors: number }>(
      "select key, views, visitors from app.site_stats where dimension = 'page'",
    );
    expect(kept).toHaveLength(MAX_KEYS + 1);
    expect(kept.find(({ key }) => key === '…')).toEqual({ key: '…', views: 40, visitors: 3 });
    expect(kept.reduce((sum, { views }) => sum + views, 0)).toBe(many.length + 10);
  });

  it('keeps counts after the events are deleted, 90 days after they were counted', async () => {
    const { id } = t.world.alpha;
    const old = dayPlus(today(), -95);
    await seed(id, [
      { day: old, kind: 'page_view', path: '/', device: 'mobile', visitor: 'a' },
      { day: dayPlus(today(), -50), kind: 'page_view', path: '/', device: 'mobile', visitor: 'a' },
    ]);
    const { db } = t.database;
    await db.asTenant(id, (tx) => removeOldEvents(tx));
    const left = async () =>
      (await db.asTenant(id, (tx) => sql`select 1 from site_events`.execute(tx))).rows.length;
    expect(await left(), 'not counted yet').toBe(2);
    while (await db.asTenant(id, (tx) => rollUpDay(tx, id)));
    await db.asTenant(id, (tx) => removeOldEvents(tx));
    expect(await left()).toBe(1);
    expect((await report(`from=${old}&to=${today()}`)).totals.views).toBe(2);
  });
});

describe('the visit report', () => {
  it('compares a period with the same number of days before it, and includes every day', async () => {
    const { id } = t.world.alpha;
    const view = (day: string, visitor: string) => ({
      day,
      kind: 'page_view',
      path: '/',
      device: 'mobile',
      visitor,
    });
    await seed(id, [
      view('2026-03-01', 'a'),
      view('2026-03-04', 'a'),
      view('2026-03-04', 'b'),
      view('2026-03-06', 'a'),
    ]);
    const { totals, before, days } = await report('from=2026-03-04&to=2026-03-06');
    expect([totals, before]).toEqual([
      { visitors: 3, views: 3, presses: 0 },
      { visitors: 1, views: 1, presses: 0 },
    ]);
    expect(days).toEqual([
      { day: '2026-03-04', views: 2, visitors: 2 },
      { day: '2026-03-05', views: 0, visitors: 0 },
      { day: '2026-03-06', views: 1, visitors: 1 },
    ]);
  });

  it.each([
    'from=2026-03-02&to=2026-03-01',
    'from=2020-01-01&to=2026-03-01',
    'from=2026-02-30&to=2026-03-01',
    'from=x&to=y',
  ])('rejects the period %s', async (period) => {
    expect(
      (await t.call('GET', `/api/v1/admin/analytics/?${period}`, { as: 'admin' })).body.code,
    ).toBe('validation_failed');
  });

  it('exports the report as a file that is safe for spreadsheets', async () => {
    const { id } = t.world.alpha;
    await seed(id, [
      {
        day: '2026-03-04',
        kind: 'button',
        path: '/',
        name: '-1+1',
        device: 'mobile',
        visitor: 'a',
      },
    ]);
    const { text, headers } = await t.call(
      'GET',
      '/api/v1/admin/analytics/file/?from=2026-03-04&to=2026-03-04',
      { as: 'admin' },
    );
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="visits-alpha-2026-03-04-2026-03-04.csv"',
    );
    expect(text.split('\r\n')).toContain(`"2026-03-04","button","'-1+1","1","1"`);
  });
});
