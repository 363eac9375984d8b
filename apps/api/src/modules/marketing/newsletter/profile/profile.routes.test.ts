import type { CampaignMetrics, SubscriberEvent, SubscriberProfile } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import { type TestApi, testApi } from '../../../../../test/support/test-api.ts';

const SUBSCRIBERS = '/api/v1/admin/email-marketing/subscribers/';

let t: TestApi;
let id: number;
let campaignId: number;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  const listId = await makeList(t, 'Letters');
  await t.call('POST', SUBSCRIBERS, {
    as: 'admin',
    body: {
      listId,
      people: [{ email: 'ada@profile.example', firstname: 'Ada' }],
      consent: true,
      consentNote: 'At the fair',
    },
  });
  await addSubscribers(t, listId, ['bob@profile.example']);
  ({ id: campaignId } = await makeCampaign(t, { listIds: [listId] }));
  await t.call('POST', `${CAMPAIGNS}${campaignId}/send-now/`, { as: 'admin', body: {} });
  await waitForStatus(t, campaignId, 'sent');
  await t.database.asOwner(
    `update app.email_sends set opened_at = sent_at + interval '1 second', bounced_at = sent_at + interval '2 seconds',
       bounce = 'soft', error = 'Mailbox full' where email = 'ada@profile.example'`,
  );
  const [row] = await t.database.asOwner<{ id: string }>(
    "select id from app.subscribers where email = 'ada@profile.example'",
  );
  id = Number(row?.id);
});
afterAll(() => t.close());

const call = (method: string, path = '', body?: object) =>
  t.call(method, `${SUBSCRIBERS}${id}/${path}`, { as: 'admin', body });
const profile = async () => (await call('GET')).body.subscriber as SubscriberProfile;
const activity = async (query = '') =>
  (await call('GET', `activity/${query}`)).body.results as {
    rows: SubscriberEvent[];
    nextCursor: string | null;
  };

it('shows consent, figures and everything that happened, page by page', async () => {
  const found = await profile();
  expect(found).toMatchObject({
    email: 'ada@profile.example',
    blocked: 'none',
    received: 1,
    opened: 1,
    clicked: 0,
    paused_until: null,
    lists: [{ name: 'Letters', status: 'subscribed' }],
  });
  expect(found.consent).toEqual([
    {
      list: 'Letters',
      entries: [
        { name: 'added_at', value: expect.any(String) },
        { name: 'added_by', value: expect.any(String) },
        { name: 'note', value: 'At the fair' },
      ],
    },
  ]);
  const { rows, nextCursor } = await activity();
  expect(rows.map(({ kind, name, detail }) => [kind, name, detail])).toEqual([
    ['bounced', 'Spring', 'Mailbox full'],
    ['opened', 'Spring', ''],
    ['sent', 'Spring', ''],
    ['added', 'Letters', ''],
  ]);
  expect(nextCursor).toBeNull();

  const first = await activity('?itemsPerPage=3');
  expect(first.rows).toEqual(rows.slice(0, 3));
  const rest = await activity(`?cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  expect(rest).toEqual({ rows: rows.slice(3), nextCursor: null });
  expect((await call('GET', "activity/?cursor=2026-01-01'--")).status).toBe(422);
});

it('renames a person, and never changes the address', async () => {
  const { status, body } = await call('PUT', '', { firstname: 'Ada', lastname: 'Lovelace' });
  expect([status, (body.subscriber as SubscriberProfile).lastname]).toEqual([200, 'Lovelace']);
  await call('PUT', '', { email: 'other@profile.example' });
  expect((await profile()).email).toBe('ada@profile.example');
});

it('has a time zone from an import, which a later import does not replace and staff can change', async () => {
  const add = (timezone: string) =>
    t.call('POST', SUBSCRIBERS, {
      as: 'admin',
      body: { people: [{ email: 'ada@profile.example', timezone }], consent: true },
    });
  expect(await profile()).toMatchObject({ timezone: '', country_timezone: '' });
  expect((await add('asia/tokyo')).status).toBe(201);
  expect((await add('Europe/Paris')).status).toBe(201);
  expect(await profile()).toMatchObject({ timezone: 'Asia/Tokyo', firstname: 'Ada' });
  expect((await add('Mars/Base')).body.formErrors).toHaveProperty(['people[0].timezone']);
  const saved = await call('PUT', '', { timezone: 'america/new_york' });
  expect(saved.body.subscriber).toMatchObject({ timezone: 'America/New_York' });
  expect((await call('PUT', '', { timezone: '+02:00' })).status).toBe(422);
  expect((await call('PUT', '', { timezone: null })).body.subscriber).toMatchObject({
    timezone: '',
  });
});

describe('blocking', () => {
  it('blocks an address, finds it by the filter of the list, and unblocks it', async () => {
    expect((await call('POST', 'block/')).body.subscriber).toMatchObject({ blocked: 'manual' });
    const filters = JSON.stringify({
      combinator: 'and',
      rules: [{ field: 'blocked', operator: 'in', value: ['manual'] }],
    });
    const list = await t.call('GET', `${SUBSCRIBERS}?filter=${encodeURIComponent(filters)}`, {
      as: 'admin',
    });
    expect(list.status, list.text).toBe(200);
    expect((list.body.results as { rows: object[] }).rows).toMatchObject([
      { email: 'ada@profile.example' },
    ]);
    expect((await call('POST', 'unblock/')).body.subscriber).toMatchObject({ blocked: 'none' });
  });

  it('never unblocks an address after a complaint', async () => {
    await t.database.asOwner(
      "update app.subscribers set status = 'suppressed', suppressed_reason = 'complaint' where id = $1",
      [id],
    );
    expect((await call('POST', 'unblock/')).body.code).toBe('not_now');
    expect((await call('POST', 'block/')).body.subscriber).toMatchObject({ blocked: 'complaint' });
  });
});

it('deletes a person for good, and keeps the counts without the address', async () => {
  const totals = async () => {
    const { body, text } = await t.call('GET', `${CAMPAIGNS}${campaignId}/metrics/`, {
      as: 'admin',
    });
    expect(body.success, text).toBe(true);
    return (body.results as CampaignMetrics).totals;
  };
  const before = await totals();
  expect((await call('DELETE')).status).toBe(200);
  expect((await call('GET')).status).toBe(404);
  expect((await call('DELETE')).status).toBe(404);
  expect(await totals()).toEqual(before);
  const left = await t.database.asOwner<{ email: string; subscriber_id: string | null }>(
    'select email, subscriber_id from app.email_sends where campaign_id = $1 order by email',
    [campaignId],
  );
  expect(left).toEqual([
    expect.objectContaining({ email: 'bob@profile.example' }),
    { email: expect.stringMatching(/^deleted \d+$/), subscriber_id: null },
  ]);
});
