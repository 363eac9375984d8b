import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../test/support/chaos.ts';
import { type SseReader, sseReader } from '../../../test/support/sse-reader.ts';
import { getRequest, type TestApi, testApi } from '../../../test/support/test-api.ts';
import type { ActorName } from '../../../test/support/world.ts';
import type { EventHub, HubTimes } from './event-hub.ts';
import { publishEvent } from './publish-event.ts';

const STREAM = '/api/v1/admin/events/';
/** Number of events: a thousand in a normal run, ten thousand in the long form. */
const EVENTS = IS_LONG ? 10_000 : 1000;
const TIMES: HubTimes = { heartbeat: 300, recheck: 500 };

let t: TestApi;
beforeAll(async () => {
  t = await testApi({}, { events: TIMES });
});
afterAll(() => t.close());

async function listen(as: ActorName, headers: Record<string, string> = {}): Promise<SseReader> {
  const response = await t.api.fetch(getRequest(t.world, 'GET', STREAM, { as, headers }), {});
  expect(response.status, response.statusText).toBe(200);
  const reader = sseReader(response.body);
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  return reader;
}

const change = (excerpt: string, as: ActorName = 'editor') =>
  t.call('PUT', '/api/v1/admin/pages/', {
    as,
    body: { id: as === 'otherAdmin' ? t.world.beta.page : t.world.alpha.page, excerpt },
  });
const toast = (message: string, options: { userId?: number } = {}, tenantId = t.world.alpha.id) =>
  t.database.db.asTenant(tenantId, (tx) =>
    publishEvent(tx, tenantId, 'new_toast', { message, variant: 'success' }, options),
  );
const messages = ({ events }: SseReader) =>
  events.filter(({ event }) => event === 'new_toast').map(({ data }) => data.message);
const names = ({ events }: SseReader) => events.map(({ event }) => event);

describe('the stream of events', () => {
  it('RT-007 streams server-sent events to signed-in staff, at both paths', async () => {
    for (const path of [STREAM, '/api/v1/admin/events/stream']) {
      const response = await t.api.fetch(getRequest(t.world, 'GET', path, { as: 'viewer' }), {});
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      await response.body?.cancel();
    }
    expect((await t.call('GET', STREAM, {})).status).toBe(401);
    expect((await t.call('GET', STREAM, { as: 'visitor' })).status).toBe(401);
    expect((await t.call('GET', STREAM, { as: 'nobody' })).status).toBe(403);
    expect((await t.call('HEAD', STREAM, { as: 'viewer' })).status).toBe(200);
    expect(t.api.events.size).toBe(0);
  });

  it('sends which record changed and who changed it, without its content', async () => {
    const reader = await listen('admin');
    await change('told to streams');
    await reader.until((events) => events.some(({ event }) => event === 'entity_changed'));
    const event = reader.events.find((one) => one.event === 'entity_changed');
    expect(event).toEqual({
      id: expect.stringMatching(/^[0-9a-z]+-\d+:\d+:/),
      event: 'entity_changed',
      data: {
        entity: 'page',
        id: t.world.alpha.page,
        action: 'updated',
        version: expect.any(Number),
        actorId: expect.any(Number),
        actorName: 'editor',
      },
    });
    await reader.close();
  });

  it('sends a message to everyone in the tenant, or to one person, and to no other tenant', async () => {
    const [admin, editor, other] = await Promise.all([
      listen('admin'),
      listen('editor'),
      listen('otherAdmin'),
    ]);
    const [person] = await t.database.asOwner<{ id: number }>(
      "select id::int from platform.users where email = 'editor@test.example'",
    );
    await toast('For all');
    await toast('For the editor', { userId: person?.id ?? 0 });
    await toast('For beta', {}, t.world.beta.id);
    await editor.until(() => messages(editor).length === 2);
    await other.until(() => messages(other).length === 1);
    await sleep(100);
    expect([messages(admin), messages(editor), messages(other)]).toEqual([
      ['For all'],
      ['For all', 'For the editor'],
      ['For beta'],
    ]);
    await Promise.all([admin.close(), editor.close(), other.close()]);
  });

  it('sends changes only to users with permission to view them', async () => {
    const { id, page } = t.world.alpha;
    const [admin, editor] = await Promise.all([listen('admin'), listen('editor')]);
    await t.database.asOwner(
      `insert into app.outbox (tenant_id, entity, entity_id, action) values ($1, 'failed_job', 1, 'created'), ($1, 'unheard_of', 1, 'created'), ($1, 'page', $2, 'updated')`,
      [id, page],
    );
    await toast('after');
    await editor.until(() => messages(editor).length === 1);
    await admin.until(() => messages(admin).length === 1);
    const told = ({ events }: SseReader) =>
      events.filter(({ event }) => event === 'entity_changed').map(({ data }) => data.entity);
    expect([told(admin), told(editor)]).toEqual([['failed_job', 'page'], ['page']]);
    await Promise.all([admin.close(), editor.close()]);
  });

  it('never sends events of one tenant to another, over a thousand events', async () => {
    const [alpha, beta] = await Promise.all([listen('admin'), listen('otherAdmin')]);
    const { world } = t;
    for (let n = 0; n < EVENTS; n += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (n + i) % 3 ? toast('of alpha') : toast('of beta', {}, world.beta.id),
        ),
      );
    const ofBeta = Math.ceil(EVENTS / 3);
    await alpha.until(() => messages(alpha).length >= EVENTS - ofBeta, 20_000);
    await beta.until(() => messages(beta).length >= ofBeta, 20_000);
    expect([new Set(messages(alpha)), new Set(messages(beta))]).toEqual([
      new Set(['of alpha']),
      new Set(['of beta']),
    ]);
    expect([messages(alpha).length, messages(beta).length]).toEqual([EVENTS - ofBeta, ofBeta]);
    await Promise.all([alpha.close(), beta.close()]);
  });
});

describe('an event stream that reconnects', () => {
  it('sends missed events once and in order, and then new ones', async () => {
    const first = await listen('admin');
    await toast('seen');
    await first.until(() => messages(first).length === 1);
    const last = first.lastId() ?? '';
    await first.close();
    await toast('missed 1');
    await toast('missed 2');
    const second = await listen('admin', { 'last-event-id': last });
    await toast('new');
    await second.until(() => messages(second).includes('new'));
    expect(messages(second)).toEqual(['missed 1', 'missed 2', 'new']);
    await second.close();
  });

  it('misses nothing that was written before its last event and committed after it', async () => {
    const { id } = t.world.alpha;
    const late = new pg.Client({ connectionString: t.database.ownerUrl });
    await late.connect();
    const write = (message: string) =>
      late.query(
        `insert into app.outbox (tenant_id, topic, payload) values ($1, 'new_toast', $2)`,
        [id, JSON.stringify({ message })],
      );
    await late.query('begin');
    await write('written first, committed last');
    const open = await listen('admin');
    await toast('written last, committed first');
    await open.until(() => messages(open).length === 1);
    const last = open.lastId() ?? '';
    const left = await listen('editor', { 'last-event-id': last });
    await left.close();
    await late.query('commit');
    await late.query("select pg_notify('atrium_events', $1)", [String(id)]);
    await late.end();

    await open.until(() => messages(open).length === 2);
    expect(messages(open)).toEqual([
      'written last, committed first',
      'written first, committed last',
    ]);
    const back = await listen('editor', { 'last-event-id': last });
    expect(messages(back)).toEqual(['written first, committed last']);
    await Promise.all([open.close(), back.close()]);
  });

  it('tells the client to reload everything when the last event id is invalid, too old or too far behind', async () => {
    const open = await listen('admin');
    const last = open.lastId() ?? '';
    await open.close();
    const [at = '', snapshot = ''] = last.split('-');
    const dayAgo = (Number.parseInt(at, 36) - 24 * 3600 * 1000).toString(36);
    for (const id of ['x', '7', `${dayAgo}-${snapshot}`, `${at}-999999999:999999999:`]) {
      const reader = await listen('admin', { 'last-event-id': id });
      expect(names(reader), id).toEqual(['reset', 'ready']);
      await reader.close();
    }
    await t.database.asOwner(
      `insert into app.outbox (tenant_id, topic, payload) select $1, 'new_toast', '{"message":"many"}' from generate_series(1, 1001)`,
      [t.world.alpha.id],
    );
    const reader = await listen('admin', { 'last-event-id': last });
    expect(names(reader)).toEqual(['reset', 'ready']);
    await reader.close();
  });

  it('returns events to a client that polls without an open connection', async () => {
    const open = await listen('admin');
    const last = open.lastId() ?? '';
    await open.close();
    await toast('for who polls');
    const { text, status } = await t.call('GET', `${STREAM}?once=true`, {
      as: 'admin',
      headers: { 'last-event-id': last },
    });
    expect(status).toBe(200);
    expect(text).toContain('"message":"for who polls"');
    expect(text).toMatch(/event: ready[\s\S]*retry: 15000\n\n$/);
  });
});

describe('event streams of a user', () => {
  it('ends a stream when the session ends, and when the user is no longer a member', async () => {
    const { id } = t.world.alpha;
    const reader = await listen('bothAdmin');
    const [row] = await t.database.asOwner<{ id: number }>(
      `delete from platform.memberships where tenant_id = $1 and user_id = (select id from platform.users where email = 'bothadmin@test.example') returning user_id::int as id`,
      [id],
    );
    await reader.ended;
    expect(reader.events.at(-1)).toMatchObject({ event: 'closed', data: { reason: 'session' } });
    await t.database.asOwner(
      `insert into platform.memberships (user_id, tenant_id, role_id) values ($1, $2, '3')`,
      [row?.id, id],
    );
  });

  it('closes the oldest of more than five streams, with the reason', async () => {
    const readers: SseReader[] = [];
    for (let i = 0; i < 6; i++) readers.push(await listen('manager'));
    await readers[0]?.ended;
    expect(readers[0]?.events.at(-1)).toMatchObject({
      event: 'closed',
      data: { reason: 'too_many_streams' },
    });
    expect(t.api.events.size).toBe(5);
    await Promise.all(readers.map((reader) => reader.close()));
    expect(t.api.events.size).toBe(0);
  });

  it('sends heartbeats with the current event id', async () => {
    const reader = await listen('viewer');
    const first = reader.lastId();
    await sleep(700);
    expect(reader.lastId()).not.toBe(first);
    await reader.close();
  });

  it('finds events without a notification of the database', async () => {
    const reader = await listen('viewer');
    await t.database.asOwner(
      `insert into app.outbox (tenant_id, topic, payload) values ($1, 'new_toast', '{"message":"without a bell"}')`,
      [t.world.alpha.id],
    );
    await reader.until(() => messages(reader).includes('without a bell'));
    await reader.close();
  });
});

it('ends every stream with a retry time when the process shuts down', async () => {
  const hub: EventHub = t.api.events;
  const reader = await listen('admin');
  hub.close();
  await reader.ended;
  expect(reader.retry()).toBe(1000);
  expect(await t.call('GET', STREAM, { as: 'admin' })).toMatchObject({ status: 503 });
});
